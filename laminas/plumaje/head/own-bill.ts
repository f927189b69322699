import { closedBill } from '../../anatomy/bill/bill.ts';
import type { ClosedBill } from '../../anatomy/bill/bill-edges.ts';
import type { Subject } from '../subject.ts';

/** The closed bill of a bird in profile where it grows out of its face. */
export function ownBill({ recipe, frames }: Subject): ClosedBill {
  const { sheet, anatomy } = frames;
  const length = recipe.bill.length * anatomy.headRadius;
  return closedBill(
    { top: sheet.at(0, 0), bottom: sheet.at(0, 1), angle: anatomy.bill, length },
    recipe.bill,
  );
}
