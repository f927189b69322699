/** What is wrong with a score, and in which line of it. */
export class ScoreFault extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.name = 'ScoreFault';
    this.line = line;
  }
}

const NUMBER = /^-?(?:\d+\.?\d*|\.\d+)$/;

/** A part of a line of a score, read with the limits that keep a slip of the pen from becoming a bird. */
export class Reader {
  readonly line: number;

  constructor(line: number) {
    this.line = line;
  }

  refuse(message: string): never {
    throw new ScoreFault(this.line, message);
  }

  /** A number within bounds; `what` is what the line calls it. */
  number(text: string | undefined, what: string, [least, most]: readonly [number, number]): number {
    if (text === undefined || !NUMBER.test(text)) this.refuse(`${what}: «${text ?? ''}» is not a number`);
    const value = Number(text);
    if (value < least || value > most) this.refuse(`${what}: ${text} is not within ${least} and ${most}`);
    return value;
  }

  /** Numbers with commas between them. */
  numbers(text: string, what: string, bounds: readonly [number, number]): number[] {
    return text.split(',').map((each) => this.number(each, what, bounds));
  }
}
