const QUOTE = 0x22;
const BACKSLASH = 0x5c;

const OPENING_BRACE = 0x7b;

const isOpening = (unit: number): boolean => unit === OPENING_BRACE || unit === 0x5b;
const isClosing = (unit: number): boolean => unit === 0x7d || unit === 0x5d;

/** `{"records":[…]}`, as Azure wraps its logs; other wrappers are lists. */
const WRAPPER = /^\s*\{\s*"records"\s*:\s*\[/;

/**
 * Splits a stream of JSON into its objects: consecutive ones, those of a list, and those of a list
 * in `{"records": …}`. Parses only strings and brackets; whether an object is well-formed is
 * checked by its reader.
 */
export class JsonObjects {
  private text = "";
  /** The index in `text` where scanning continues. */
  private at = 0;
  /** Where the current object begins. */
  private from = 0;
  /** How many brackets are open in the current object; 0 between objects. */
  private depth = 0;
  /** The current object is already too long, and its beginning was dropped. */
  private isDropped = false;
  private inString = false;
  private hasBegun = false;
  private readonly longest: number;

  /** @param longest the longest object in UTF-16 units; longer ones are left out and counted. */
  constructor(longest: number) {
    this.longest = longest;
  }

  /** How many objects were too long. */
  tooLong = 0;

  /** Reads the next piece of the stream, and returns the objects that end in it. */
  push(piece: string): readonly string[] {
    const objects: string[] = [];
    this.text += piece;
    if (!this.hasBegun) this.begin();
    for (; this.at < this.text.length; this.at++) {
      const object = this.step(this.text.charCodeAt(this.at));
      if (object !== null) objects.push(object);
    }
    this.forget();
    return objects;
  }

  private begin(): void {
    const wrapper = WRAPPER.exec(this.text.slice(0, 200));
    if (wrapper !== null) this.at = wrapper[0].length;
    this.hasBegun = true;
  }

  private step(unit: number): string | null {
    if (this.inString) {
      if (unit === BACKSLASH) this.at++;
      else if (unit === QUOTE) this.inString = false;
      return null;
    }
    if (unit === QUOTE) this.inString = this.depth > 0;
    else if (isOpening(unit)) this.open(unit);
    else if (isClosing(unit) && this.depth > 0) return this.close();
    return null;
  }

  private open(unit: number): void {
    // Lists around the objects are skipped.
    if (this.depth === 0 && unit !== OPENING_BRACE) return;
    if (this.depth === 0) this.from = this.at;
    this.depth++;
  }

  private close(): string | null {
    this.depth--;
    if (this.depth > 0) return null;
    const object = this.isDropped ? null : this.text.slice(this.from, this.at + 1);
    this.isDropped = false;
    if (object !== null && object.length <= this.longest) return object;
    this.tooLong++;
    return null;
  }

  /** Drops what has been read, and the beginning of an object that is already too long. */
  private forget(): void {
    if (this.depth > 0 && this.text.length - this.from > this.longest) this.isDropped = true;
    const keepFrom = this.depth === 0 || this.isDropped ? this.text.length : this.from;
    this.text = this.text.slice(keepFrom);
    this.at -= keepFrom;
    this.from = 0;
  }
}
