// fixes: ALLOC303
// Assignments behind a question mark, escapes of every kind, locks, references to the text and buffers before an await.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using System.Threading;
using System.Threading.Tasks;
static class Program
{
    static string Escapes(string[] parts)
    {
        var text = "\e[1m";
        foreach (var part in parts)
            text += "\e[0m" + part + '\e' + "\x1b" + "\0" + "{}" + "\"" + @"\e" + """{"e"}""";
        return text;
    }
    static int Looks(string s) => s.Split('\e').Length + s.Split("\e")[0].Length + s.IndexOf("\e") + s.Replace("\e", "\0").Length
        + (s.Substring(1).StartsWith("\e") ? 1 : 0);
    static string Built(string s)
    {
        var b = new StringBuilder();
        foreach (var c in s) b.Append("\e" + c).Append("\u001b\u2028").Append(string.Format("\e{0}}}", c)).Append($"\e{c}{{");
        return b.ToString();
    }
    sealed class Box { public string Text = ""; public int[] All = []; public Box Next; public StringBuilder Builder; }
    static string Conditional(Box box, string[] parts)
    {
        foreach (var part in parts)
        {
            box?.Next?.Text += part + ";";
            box?.Builder ??= new StringBuilder();
            box?.Builder?.Append(part + "!" + part);
            box?.All = [.. box.All, part.Length];
        }
        return box?.Next?.Text + box?.Builder + box?.All.Length;
    }
    static string Made(Box box, string s, int n)
    {
        var text = s.Substring(n) + "!" + s;
        box?.Text = text;
        var more = new List<string> { s, s + n };
        if (n > 0) box?.Next?.All = more.Select(x => x.Length).ToArray();
        return box?.Text + box?.Next?.All.Length;
    }
    static string Proved(Box box, string s)
    {
        box?.Text = s.Trim();
        var cut = s.Substring(0, 1);
        return int.TryParse(s.Trim().Substring(0), out var n) ? n + cut : cut;
    }
    static string Locked(Lock gate, string[] parts)
    {
        var text = "";
        lock (gate) { foreach (var part in parts) { lock (gate) text += part; } }
        foreach (var part in parts) { using (gate.EnterScope()) text += part.Length; }
        return text;
    }
    static async Task<int> AsyncBuffers(int n)
    {
        var t = new int[4];
        t[n & 3] = n;
        var sum = t[0] + t[1] + t[2] + t[3];
        await Task.Yield();
        var u = new int[4];
        u[0] = sum;
        foreach (ref var x in u.AsSpan()) x++;
        return u[0] + u[3];
    }
    static IEnumerable<string> Refs(string[] parts)
    {
        var text = "";
        foreach (var part in parts)
        {
            ref var last = ref text;
            last += part;
            ReadOnlySpan<char> span = text;
            var n = span.Length;
            yield return text + n;
        }
    }
    static string Ignored(params IEnumerable<string> parts) { var s = ""; foreach (var (i, p) in parts.Index()) s += i + p; return s; }
    static void Main()
    {
        Console.WriteLine(Escapes(["a", "b"]) + Looks("a\eb") + Looks("\e\e") + Built("xy") + Conditional(null, ["a"])
            + Conditional(new() { Next = new() }, ["a", "bc"]) + Conditional(new(), ["a"]));
        Console.WriteLine(Made(null, "abc", 1) + Made(new() { Next = new() }, "abc", 1) + Proved(new(), "12") + Locked(new(), ["a", "b"])
            + AsyncBuffers(2).Result + string.Join("|", Refs(["x", "y"])) + Ignored("p", "q"));
        foreach (var box in new[] { null, new Box() })
        {
            try { Console.WriteLine(Proved(box, null)); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
            try { Console.WriteLine(Made(box, "a", 2)); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
            try { Console.WriteLine(Made(box, null, 0)); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
        }
    }
}
