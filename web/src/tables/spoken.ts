/**
 * What a part of the page says to somebody who does not see it: labels and texts in their order,
 * without what is only decoration.
 */
export function spoken(node: Node): string {
  const parts: string[] = [];
  collect(node, parts);
  return parts.join(', ').replace(/\s+/g, ' ');
}

function collect(node: Node, into: string[]): void {
  if (node.nodeType === 3) {
    const text = node.textContent?.trim() ?? '';
    if (text !== '') into.push(text);
    return;
  }
  const element = node as Element;
  if (element.getAttribute?.('aria-hidden') === 'true') return;
  const label = element.getAttribute?.('aria-label')?.trim() ?? '';
  if (label !== '') into.push(label);
  else node.childNodes.forEach((child) => collect(child, into));
}
