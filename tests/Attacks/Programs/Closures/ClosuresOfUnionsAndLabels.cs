// fixes: ALLOC401, ALLOC402
// Lambdas that capture what patterns of unions declare, whose branch is entered by a label, or that become a case of a union.
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;

union Work(Func<int>, int, string);

static class Program
{
    static int Run(Func<int> f) => f() + f();
    static int Kept(Work work) => work switch { Func<int> f => f() + f(), int n => n, string s => s.Length };

    static int Declared(Work[] all)
    {
        var sum = 0;
        foreach (var work in all)
        {
            if (work is int n)
                sum += Run(() => n * 2 + sum);
            else if (work is string { Length: > 1 } text)
                sum += Run(() => text.Length + sum);
            else if (work is Func<int> f)
                sum += Run(() => f() + 1);
        }
        return sum;
    }

    static int Cases(int[] items)
    {
        var sum = 0;
        foreach (var item in items)
        {
            sum += Kept(new Func<int>(() => item * 2));
            sum += Kept(item);
            Work work = (Func<int>)(() => sum++);
            sum += Kept(work) + Kept(work);
        }
        return sum;
    }

    static int Branch(Dictionary<int, int> known, int key, int more)
    {
        if (known.TryGetValue(key, out var found))
            return found;
        var made = Later(() => key + more);
        known[key] = made;
        return made;
    }

    static int Later(Func<int> f) { s_later.Add(f); return f(); }
    static readonly List<Func<int>> s_later = [];

    static int Labelled(int[] items, int n)
    {
        var sum = 0;
        outer:
        foreach (var item in items)
        {
            foreach (var other in items)
            {
                if (other == n)
                {
                    var m = n + item;
                    sum += Later(() => m + other);
                    continue outer;
                }
                if (other > 8)
                    break outer;
                n++;
            }
        }
        return sum + n;
    }

    static void Main()
    {
        Console.WriteLine(Declared([1, "abc", new Func<int>(() => 7)]) + " " + Cases([1, 2, 3]));
        var known = new Dictionary<int, int> { [1] = 5 };
        Console.WriteLine(Branch(known, 1, 2) + " " + Branch(known, 2, 3) + " " + Branch(known, 2, 4) + " " + Labelled([1, 2, 3, 9], 2));
        Console.WriteLine(string.Join(",", s_later.Select(static f => f())));
    }
}

namespace System.Runtime.CompilerServices
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
    sealed class UnionAttribute : Attribute;

    interface IUnion { object? Value { get; } }
}
