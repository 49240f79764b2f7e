using System.Globalization;
using System.Text;

namespace Allocations.Bench.Cost;

/// <summary>
/// Deterministic C# of ordinary shape: services with fields, loops, parsing, formatting, lambdas, LINQ, async methods and guards. About one
/// line in a hundred has something that a rule looks at closely; most code has nothing, as in real projects.
/// </summary>
internal static class GeneratedCode
{
    /// <summary>Writes files until <paramref name="lines"/> is reached and returns the exact number of lines.</summary>
    public static int Write(string folder, int lines)
    {
        var written = 0;
        for (var index = 0; written < lines; index++)
        {
            var text = File(index);
            System.IO.File.WriteAllText(Path.Combine(folder, $"Service{index}.cs"), text);
            written += text.AsSpan().Count('\n');
        }

        return written;
    }

    private static string File(int index)
    {
        var random = new Random(index);
        var text = new StringBuilder();
        text.Append(CultureInfo.InvariantCulture, $$"""
            using System;
            using System.Collections.Generic;
            using System.Globalization;
            using System.Linq;
            using System.Text;
            using System.Threading.Tasks;

            namespace Generated;

            /// <summary>Service {{index}}.</summary>
            public sealed class Service{{index}}
            {
                private readonly Dictionary<string, int> _counts = new();
                private readonly List<Order{{index}}> _orders = new();
                private object _last = 0;
                private int _version;

            """);
        for (var member = 0; member < 30; member++)
            text.Append('\n').Append(Method(index, member, random.Next(12))).Append('\n');
        text.Append(CultureInfo.InvariantCulture, $$"""
            }

            /// <summary>Order of service {{index}}.</summary>
            public sealed record Order{{index}}(int Id, string Name, decimal Price, DateTime Created);

            """);
        return text.ToString().ReplaceLineEndings("\n");
    }

    private static string Method(int index, int member, int shape) => shape switch
    {
        0 => $$"""
                public int CountLines{{member}}(string[] lines)
                {
                    var total = 0;
                    for (var i = 0; i < lines.Length; i++)
                    {
                        if (lines[i].Length == 0)
                            continue;
                        total += lines[i].Length > {{member}} ? 1 : 2;
                        _version++;
                    }

                    return total;
                }
            """,
        1 => $$"""
                public IReadOnlyList<string> Names{{member}}(decimal least)
                {
                    var names = new List<string>();
                    foreach (var order in _orders)
                    {
                        if (order.Price >= least && order.Name is { Length: > 2 } name)
                            names.Add(name);
                    }

                    return names;
                }
            """,
        2 => $$"""
                public string Describe{{member}}(int id, string name)
                {
                    if (id < 0)
                        throw new ArgumentOutOfRangeException(nameof(id), id, "The id of " + name + " is negative.");
                    var text = new StringBuilder();
                    text.Append(name).Append('#').Append(id);
                    return text.ToString();
                }
            """,
        3 => $$"""
                public async Task<int> LoadAsync{{member}}(Func<int, Task<int>> load)
                {
                    var sum = 0;
                    for (var page = 0; page < {{member + 2}}; page++)
                    {
                        sum += await load(page).ConfigureAwait(false);
                    }

                    return sum;
                }
            """,
        4 => $$"""
                public bool TryRead{{member}}(string text, out int value)
                {
                    value = 0;
                    if (string.IsNullOrWhiteSpace(text))
                        return false;
                    var separator = text.IndexOf('=', StringComparison.Ordinal);
                    if (separator < 0)
                        return false;
                    return int.TryParse(text.AsSpan(separator + 1), NumberStyles.Integer, CultureInfo.InvariantCulture, out value);
                }
            """,
        5 => $$"""
                public decimal Total{{member}}(DateTime since)
                {
                    var total = 0m;
                    foreach (var order in _orders)
                    {
                        if (order.Created >= since)
                            total += order.Price * {{member}}.5m;
                    }

                    return Math.Round(total, 2);
                }
            """,
        6 => $$"""
                public IEnumerable<int> Ids{{member}}() =>
                    _orders.Where(static order => order.Price > {{member}}m).OrderBy(static order => order.Created).Select(static order => order.Id);
            """,
        7 => $$"""
                public int Bump{{member}}(string key)
                {
                    _counts.TryGetValue(key, out var count);
                    count += {{member}};
                    _counts[key] = count;
                    _last = key;
                    return count;
                }
            """,
        8 => $$"""
                public int Sum{{member}}(int[][] rows)
                {
                    var sum = 0;
                    foreach (var row in rows)
                    {
                        foreach (var cell in row)
                        {
                            switch (cell % 4)
                            {
                                case 0: sum += cell; break;
                                case 1: sum -= cell; break;
                                default: sum ^= cell; break;
                            }
                        }
                    }

                    return sum;
                }
            """,
        9 => $$"""
                public int Parse{{member}}(IEnumerable<string> lines)
                {
                    var sum = 0;
                    foreach (var line in lines)
                        sum += int.Parse(line.Trim().Substring({{member}}), CultureInfo.InvariantCulture);
                    return sum;
                }
            """,
        10 => $$"""
                public string Join{{member}}(int id)
                {
                    var parts = string.Join(',', _orders.Select(order => order.Name));
                    return $"{id}:{parts}:{_version}";
                }
            """,
        _ => $$"""
                public string Format{{member}}(Order{{index}} order) =>
                    string.Format(CultureInfo.InvariantCulture, "{0} {1} {2} {3}", order.Id, order.Name, order.Price, _last);
            """,
    };
}
