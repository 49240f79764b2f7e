// title: `counts.AddOrUpdate(key, …, …)` with lambdas that capture three values
// rule: ALLOC401
// bytes: 160
// user: net10 32/160 | 160
// fix: ALLOC401.State
// safety: safe
// after: 0
using System.Collections.Concurrent;

static class Case
{
    private static readonly ConcurrentDictionary<int, long> Counts = new();

    static long Probe(int key = 3, int first = 1, int step = 1, byte most = 1) =>
        Counts.AddOrUpdate(key, [|_ => (long)first|], (_, old) => old < most ? old + step : old);

    static string Behave(int key, int other, int first, int step, string text)
    {
        var counts = new ConcurrentDictionary<int, long>();
        counts.TryAdd(other, 7);
        var sum = counts.AddOrUpdate(key, [|k => (long)first + k|], (k, old) => old + step + k);
        sum += counts.AddOrUpdate(other, [|_ =>
        {
            var made = first + step;
            return made + other;
        }|], (_, old) => text is null ? old : old + text.Length + first);
        return sum + ":" + first + ":" + step;
    }
}
