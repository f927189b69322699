const BAR_WIDTH = 24;

/** Where progress goes: a terminal gets one line that is drawn over, a log one line every tenth. */
export interface Out {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Returns the function to call with each finished thing; `total` of them end the bar. */
export function progress(total: number, out: Out): (label: string) => void {
  let done = 0;
  return (label) => {
    done += 1;
    if (out.isTTY)
      out.write(`\r\x1b[K${bar(done / total)} ${done}/${total} ${label}${done === total ? '\n' : ''}`);
    else if (tenths(done, total) > tenths(done - 1, total)) out.write(`${done}/${total} drawn\n`);
  };
}

/** A bar of which `share`, 0..1, is full. */
export function bar(share: number): string {
  const full = Math.round(share * BAR_WIDTH);
  return '█'.repeat(full) + '░'.repeat(BAR_WIDTH - full);
}

function tenths(done: number, total: number): number {
  return Math.floor((done / total) * 10);
}
