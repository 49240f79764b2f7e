using Allocations.Analyzers.Rules.Collections.LinqInHotCode;
using Allocations.CodeFixes.Rules.Collections.LinqInHotCode;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Tests.Collections.LinqInHotCode;

/// <summary>ALLOC602, compared by running both versions.</summary>
public sealed class LinqLoopBehaviourTests
{
    private const string Chains =
        """
        #nullable enable
        using System;
        using System.Collections.Generic;
        using System.Collections.Immutable;
        using System.Linq;
        public static class C
        {
            static int[] Numbers(int n)
            {
                var numbers = new int[(n & 7) + 1];
                for (var i = 0; i < numbers.Length; i++)
                    numbers[i] = unchecked((n * 31) + (i * 1_000_003));
                return numbers;
            }

            public static bool Any(int n) => Numbers(n).Any(x => x > n);

            static int FirstAbove(ImmutableArray<int> numbers, int n) => numbers.First(x => x > n);

            static int LastSmaller(ImmutableArray<int> numbers, int n) => numbers.Last(x => x < n);

            static int FirstAlike(ImmutableArray<int> numbers, int n) => numbers.FirstOrDefault(x => x % 2 == n % 2);

            public static string OfImmutableArray(int n)
            {
                var numbers = n % 3 == 0 ? default : ImmutableArray.Create(Numbers(n));
                var first = Outcome(() => FirstAbove(numbers, n));
                var last = Outcome(() => LastSmaller(numbers, n));
                var alike = Outcome(() => FirstAlike(numbers, n));
                var all = numbers.IsDefault || numbers.All(x => x != n);
                var kept = Outcome(() => numbers.Where(x => x > 2).Sum(x => x / 4));
                return first + last + alike + all + kept;
            }

            public static bool NotAll(int n) => !new List<int>(Numbers(n)).All(x => x % 2 == n % 2);

            public static int First(int n) => Numbers(n).Where(x => x % 3 != 0).First(x => x >= n);

            public static int? FirstOrDefault(int n) => new List<int>(Numbers(n)).Select(x => x ^ n).FirstOrDefault(x => x < 0);

            public static int Sum(int n) => Numbers(n).Where(x => x != n).Sum(x => x / 2 + n);

            public static long Longs(int n)
            {
                var sum = Numbers(n).Sum(x => (long)x * n);
                return sum;
            }

            public static string Text(int n)
            {
                var text = n.ToString();
                var seen = "";
                foreach (var c in text.Where(char.IsDigit).Select(d => (char)(d + 1)))
                {
                    if (c == '3')
                        continue;
                    seen += c;
                    if (seen.Length > n % 5)
                        break;
                }

                if (n > 0 && text.Any(c => c == '7') && seen.Length > 0)
                    seen += "seven";
                if (text.All(c => c != '-'))
                    return "+" + seen;
                return seen + text.Count(c => c == '1');
            }

            static string Outcome(Func<int> value)
            {
                try { return value().ToString(); }
                catch (Exception e) { return e.GetType().Name + e.Message; }
            }

            public static int Last(int n)
            {
                var numbers = Numbers(n);
                return numbers.Last(x => x >= n || x < 0);
            }

            public static string Part(int n)
            {
                var numbers = Numbers(n);
                var list = new List<int>(numbers);
                var text = n.ToString();
                var s = "";
                foreach (var x in numbers.Skip(2))
                    s += x;
                foreach (var x in list.Skip(n))
                {
                    if (x == n)
                        continue;
                    s += "," + x;
                }

                foreach (var c in text.Skip(1).Take(n).Where(c => c != '0'))
                    s += c;
                foreach (var x in list.Take(n).Select(x => x ^ n))
                {
                    if (s.Length < 90)
                        list.Add(x);
                    if (x % 5 == 0)
                        list.RemoveAt(0);
                    s += "+" + x;
                }

                if (s.Length > 40 || list.Skip(3).Any(x => x > n))
                    s += "!";
                else if (n > 2 && numbers.Take(4).All(x => x != n))
                    s += "?";
                else
                    s += numbers.Skip(1).Take(2).Sum(x => (long)x);
                return s;
            }

            public static string Extremes(int n)
            {
                var numbers = Numbers(n);
                var least = Outcome(() => numbers.Where(x => x > n).Min());
                var most = Outcome(() => numbers.Where(x => x % 2 == 0).Max(x => x / 3));
                var day = numbers.Max(x => new DateTime(Math.Abs((long)x)));
                var price = numbers.Min(x => x * 1.10m);
                return least + most + day.Ticks + price;
            }

            public static int FirstLarger(int n)
            {
                var larger = Numbers(n).First(x => x > n);
                return larger ^ n;
            }

            public static int Waiting(int n)
            {
                var queue = new List<int>(Numbers(n));
                var steps = 0;
                while (steps < 9 && queue.Any(x => x > n))
                {
                    steps++;
                    if (steps % 2 == 0)
                        continue;
                    queue.RemoveAt(queue.Count - 1);
                }

                return steps;
            }

            public static string Order(int n)
            {
                var trace = new List<int>();
                bool Ask(int x) { trace.Add(x); return (x & 1) == (n & 1); }
                var numbers = Numbers(n);
                var count = numbers.Where(x => Ask(x)).Count(x => Ask(x / 2));
                var found = numbers.Any(x => Ask(x) && x > n);
                found |= numbers.LastOrDefault(x => Ask(x ^ n)) > 2;
                found |= Ask(n) || numbers.Skip(1).All(x => Ask(x));
                trace.Add(count);
                return string.Join(",", trace) + found;
            }
        }
        """;

    private static readonly int[] Inputs =
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 17, 71, 107, 137, 255, 1_000_003, -1, -2, -7, -71, int.MaxValue, int.MaxValue - 1, int.MinValue, int.MinValue + 7];

    [Fact]
    public async Task Chains_AsLoops_BehaveTheSame()
    {
        var changed = await AppliedFix.SafeAsync<LinqInHotCodeAnalyzer, LinqInHotCodeCodeFix>(Chains);

        foreach (var operation in new[] { ".Any(", ".All(", ".First(", ".FirstOrDefault(", ".Sum(", ".Where(", ".Select(", ".Last(", ".LastOrDefault(",
            ".Skip(", ".Take(", ".Min()", ".Max(x" })
            Assert.DoesNotContain(operation, changed, StringComparison.Ordinal);
        SameBehaviour.Verify(
            Chains, changed, Inputs.Select(static n => new object?[] { n }), LanguageVersion.Latest, "Any", "NotAll", "First", "FirstOrDefault", "Sum", "Longs",
            "Text", "Order", "Last", "Part", "Extremes", "FirstLarger", "Waiting", "OfImmutableArray");
    }
}
