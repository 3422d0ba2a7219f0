export function OwnBillPage() {
  return null;
}
