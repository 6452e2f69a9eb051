export function FirstRunPage() {
  return null;
}
