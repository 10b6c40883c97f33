/**
 * Answers the newest of several questions, after messages that are waiting: a question that another
 * one follows until then is dropped, and null only drops.
 *
 * @param delay the least milliseconds until the answer.
 */
export const newestOnly = <Question>(
  answer: (question: Question) => void,
  delay = 0,
): ((question: Question | null) => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (question) => {
    clearTimeout(timer);
    if (question !== null) timer = setTimeout(() => answer(question), delay);
  };
};
