import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** Every element of a page, as a browser would read it. */
export function elementsOf(html: string): Element[] {
  return below(parse(html));
}

function below(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(below) : [];
  return 'tagName' in node ? [node, ...children] : children;
}

export function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
