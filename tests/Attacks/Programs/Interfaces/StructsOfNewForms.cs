// fixes: ALLOC204
// Structs behind interfaces in locals: with fields in primary constructors, properties by reference, lambdas, compound assignments, await and yield.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

interface ICounter
{
    int Value { get; set; }
    ref int Place { get; }
    int Next(int step);
    int this[int index] { get; set; }
}

struct Counter(int start) : ICounter
{
    private readonly int[] _places = new int[2];
    public int Value { readonly get => start; set => start = value; }
    public readonly ref int Place => ref _places[1];
    public int Next(int step) => start += step;
    public int this[int index] { readonly get => _places[index] + start; set { _places[index] = value; start++; } }
}

sealed class Runner
{
    private static int s_calls;
    private static int Call(int n) { s_calls += n; return s_calls; }

    public int Compound(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            ICounter counter = new Counter(i);
            counter.Value += Call(counter.Next(1));
            counter[0] += counter.Next(2);
            counter.Place++;
            counter[1]++;
            counter.Value = counter.Next(counter.Value);
            sum += counter.Value + counter.Place + counter[0];
        }

        return sum;
    }

    public async Task<int> Awaited(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            ICounter counter = new Counter(i);
            counter.Next(await Task.FromResult(2));
            await Task.Yield();
            sum += counter.Next(await Task.FromResult(counter.Next(1))) + counter.Value;
        }

        return sum;
    }

    public IEnumerable<int> Yielded(int n)
    {
        for (var i = 0; i < n; i++)
        {
            ICounter counter = new Counter(i);
            yield return counter.Next(1);
            yield return counter.Next(1);
            Func<int> next = () => counter.Next(5);
            yield return next() + next() + counter.Value;
        }
    }
}

static class Program
{
    static async Task Main() =>
        Console.WriteLine(new Runner().Compound(3) + " " + await new Runner().Awaited(3) + " " + string.Join(",", new Runner().Yielded(3)));
}
