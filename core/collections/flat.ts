/**
 * What a function finds in each item, in order; nothing for items where it returns null. As
 * `flatMap` with lists of one or none, at a tenth of its time.
 */
export const findEach = <Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | null,
): Found[] => {
  const all: Found[] = [];
  for (const item of items) {
    const found = find(item);
    if (found !== null) all.push(found);
  }
  return all;
};

/**
 * The members of the list of each item, in one list. As `flatMap`, at a tenth of its time, which
 * matters for tens of thousands of members.
 */
export const joinEach = <Item, Member>(
  items: readonly Item[],
  listOf: (item: Item) => readonly Member[],
): Member[] => {
  const lists = items.map(listOf);
  // A list that grows is copied several times.
  const all = new Array<Member>(lists.reduce((count, { length }) => count + length, 0));
  let at = 0;
  for (const list of lists) for (const member of list) all[at++] = member;
  return all;
};
