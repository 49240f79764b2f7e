// fixes: ALLOC401
// Variables of every declaration are handed to lambdas as states, and lambdas have types, results and names of each kind.
#nullable enable
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
class Named(string text)
{
    public Named(int n, string other) : this(Steps.Run(() => n + other)) { }
    public override string ToString() => text;
}
static class Steps
{
    public static T Run<T>(Func<T> f) => f();
    public static T With<T>(int n, Func<int, T> f) => f(n);
    public static void Do<T>(T item, Action<T> f) => f(item);
}
static class Calls
{
    public static string All(string[] texts, Dictionary<string, int> map, object other)
    {
        var all = new List<string>();
        foreach (var text in texts)
            all.Add(Steps.Run(() => text + "f"));
        foreach (var (key, value) in map)
            all.Add(Steps.Run(() => key + value));
        for (int i = 0, end = texts.Length; i < end; i++)
        {
            int at = i;
            all.Add(Steps.With(at, y => texts[at] + y));
            if (int.TryParse(texts[i], out var number))
                all.Add(Steps.Run(() => number.ToString()));
            if (other is string { Length: var length } named)
                all.Add(Steps.Run(() => named + length));
            using var reader = new StringReader(texts[i]);
            all.Add(Steps.Run(() => reader.ReadLine())!);
            try { map.Add(texts[i], 1); map.Add(texts[i], 1); }
            catch (ArgumentException e) when (Steps.Run(() => e.Message.Length + at) > 0) { all.Add(Steps.Run(() => e.GetType().Name)); }
            var (a, (b, c)) = (at, (texts[at], 'c'));
            all.Add(Steps.Run(() => a + b + c));
            all.Add(Steps.Run(string () => b + a));
            all.Add(Steps.With(3, (int y) => b + y));
            all.Add(Steps.With(3, delegate (int y) { return b + y + a; }));
            all.Add(Steps.With(3, _ => b + a));
            all.Add(Steps.With(3, _ => b + _));
            var _ = 7;
            all.Add(Steps.Run(() => b + _));
            var @class = b + "@";
            all.Add(Steps.Run(() => @class + b));
            var anonymous = new { b, a };
            all.Add(Steps.Run(() => anonymous.b + anonymous.a));
            Steps.Do(anonymous, x => all.Add(x.b + b));
            dynamic d = at;
            all.Add((string)Steps.Run(() => "d" + d));
            int? maybe = at > 0 ? at : null;
            if (maybe is not null)
                all.Add(Steps.Run(() => maybe.Value + b));
            string? none = at > 0 ? b : null;
            all.Add(Steps.Run(() => none ?? "null"));
            nint native = at;
            all.Add(Steps.Run(() => native + b));
            var rows = from t in texts where Steps.Run(() => t + b).Length > 1 let u = t + at select Steps.Run(() => u + t);
            all.AddRange(rows);
        }
        return string.Join(",", all) + new Named(3, "x");
    }
}
static class Program
{
    static void Main() => Console.WriteLine(Calls.All(["12", "b"], new() { ["k"] = 5 }, "other"));
}
