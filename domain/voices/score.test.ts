import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { drawVoice } from './drawing/drawing.ts';
import { ScoreFault } from './fault.ts';
import { bareScore, parseScore } from './score.ts';
import { layOut } from './timeline.ts';

const CUCKOO = `# from two birds
@ canto
! eco=.3
cu 130 .59>.67@45>.585 h-24,-34
cú 240 .525>.52>.5 # lower
= (cu _195 cú)*3/1450`;

function faultOf(text: string): string {
  try {
    parseScore(text);
    return 'read';
  } catch (error) {
    if (error instanceof ScoreFault) return `${error.line}: ${error.message}`;
    throw error;
  }
}

describe('a score', () => {
  it('holds a song, a call or both', () => {
    expect(Object.keys(parseScore(CUCKOO))).toEqual(['canto']);
    expect(Object.keys(parseScore('@ reclamo\na 50 3\n= a\n@ canto\nb 50 3\n= b'))).toEqual([
      'reclamo',
      'canto',
    ]);
  });

  it('travels without its remarks, and reads the same', () => {
    expect(bareScore(CUCKOO)).not.toContain('#');
    expect(parseScore(bareScore(CUCKOO))).toEqual(parseScore(CUCKOO));
  });

  it.each([
    ['', '1: there is no «@ canto» or «@ reclamo»'],
    ['a 50 3\n= a', '1: a score begins with «@ canto» or «@ reclamo»'],
    ['@ trino', '1: «@ trino»: canto or reclamo'],
    ['@ canto\na 50 3', '1: canto: the line «=» is missing'],
    ['@ canto\na 50 3\n= a\n@ canto', '4: «@ canto» comes twice'],
    ['@ canto\na 50', '2: a note has a name, its ms and its contour in kHz'],
    ['@ canto\na 0x10 3', '2: ms: «0x10» is not a number'],
    ['@ canto\na 50 30', '2: contour: 30 is not within 0.02 and 14'],
    ['@ canto\na 50 3>4@90>5@80', '2: contour: the points of «3>4@90>5@80» do not follow one another'],
    ['@ canto\na 50 3 q9', '2: «q9» is no ornament: e v h m r t z a'],
    ['@ canto\na 50 3\na 60 3', '3: the note «a» is defined twice'],
    ['@ canto\n! bajo=1', '2: «bajo=1» is no setting: eco, lejos, natural'],
    ['@ canto\na 50 3\n= b', '3: the note «b» is not defined'],
    ['@ canto\na 50 3\n= (a', '3: «)» is missing'],
    ['@ canto\na 50 3\n= ()', '3: there is nothing to sing'],
    ['@ canto\na 50 3\n= "sí" a', '3: "sí": a syllable follows its note or its group'],
    ['@ canto\na 50 3\n= a*1.5', '3: *: 1.5 is not a whole number'],
    ['@ canto\na 50 3\n= a*400/21', '1: canto: it lasts 8.4 s, and 8 at most'],
    ['@ canto\na 5 3\n= ((a*100)*100)*100', '1: canto: it has more than 600 notes'],
  ])('%j is refused: %s', (text, message) => {
    expect(faultOf(text)).toBe(message);
  });
});

/** Texts that come near to scores. */
const NOTATION = fc
  .array(
    fc.constantFrom(
      ...[
        '@ canto\n',
        '@ reclamo\n',
        '! natural=2\n',
        'a 50 3>4\n',
        'cú 90 2 z20/.5 r.5/3 e!\n',
        '= a',
        '&cú',
      ],
      ...[
        '(',
        ')',
        '[',
        ']',
        '*3',
        '/90>40',
        '~1>.5',
        '^-9',
        '"si-sí"',
        '_100',
        ' ',
        '\n',
        '#',
        '>',
        '@',
        'h-9,-20',
        '9',
      ],
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));

test('any text is refused with one of its lines, or read, laid out and drawn', () => {
  fc.assert(
    fc.property(fc.oneof(NOTATION, fc.string({ unit: 'grapheme' })), (text) => {
      const fault = faultOf(text);
      if (fault !== 'read') {
        expect(Number.parseInt(fault, 10)).toBeGreaterThan(0);
        expect(Number.parseInt(fault, 10)).toBeLessThanOrEqual(text.split('\n').length);
        return;
      }
      for (const voice of Object.values(parseScore(text))) {
        expect(layOut(voice).seconds).toBeLessThanOrEqual(8);
        for (const { paths } of drawVoice(voice))
          expect(Object.values(paths).join('')).toMatch(/^[Mlz\d\s-]*$/);
      }
    }),
    { numRuns: 2000 },
  );
});
