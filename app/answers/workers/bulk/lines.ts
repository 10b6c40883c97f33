/** Longer lines are neither requests nor URLs. */
const LONGEST = 64 * 1024;

/**
 * Splits text that arrives in pieces into lines without line ends. Memory is bounded for any input.
 */
export class Lines {
  private rest = "";
  private isDropping = false;
  private readonly take: (line: string) => void;
  private readonly onTooLong: (beginning: string) => void;

  /**
   * @param take is called with each line.
   * @param onTooLong is called with the beginning of each line that is too long.
   */
  constructor(take: (line: string) => void, onTooLong: (beginning: string) => void) {
    this.take = take;
    this.onTooLong = onTooLong;
  }

  push(piece: string): void {
    // One flat string to cut all lines from: engines are slow with the strings of a decoder.
    const text = this.rest + piece;
    let from = 0;
    for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", from)) {
      this.end(text, from, end);
      from = end + 1;
    }
    if (this.isDropping) return;
    this.rest = text.slice(from, from + LONGEST + 1);
    if (this.rest.length > LONGEST) this.drop();
  }

  /** Ends the text. */
  finish(): void {
    if (this.rest !== "") this.end(this.rest, 0, this.rest.length);
  }

  private end(text: string, from: number, end: number): void {
    if (this.isDropping) {
      this.isDropping = false;
      return;
    }
    const line = text.slice(from, end > from && text.charCodeAt(end - 1) === 0x0d ? end - 1 : end);
    if (line.length > LONGEST) this.onTooLong(line);
    else this.take(line);
  }

  private drop(): void {
    this.onTooLong(this.rest);
    this.rest = "";
    this.isDropping = true;
  }
}
