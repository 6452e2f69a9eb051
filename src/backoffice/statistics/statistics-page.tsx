export function StatisticsPage() {
  return null;
}
