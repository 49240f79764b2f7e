// refuses: ALLOC305
// Walks come back through partial events and constructors, collection builders, handlers of the program, queries and properties without a null.
#nullable enable
using System;
using System.Collections;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Text;

sealed partial class Source
{
    public partial Source(int n);
    public partial event Action Changed;
    public string? Text { get; set { field = value; if (value?.Length > 1) Program.BySetter(value.Length - 2); } }
}

sealed partial class Source
{
    public string Made = "";
    public partial Source(int n) { if (n > 0) Made = Program.ByConstructor(n - 1); }
    public partial event Action Changed { add { Made += value is null ? "" : Program.ByEvent(2); } remove { } }
}

[CollectionBuilder(typeof(Built), nameof(Built.Of))]
sealed class Built : IEnumerable<int>
{
    public string Made = "";
    public static Built Of(ReadOnlySpan<int> items) => new() { Made = items.Length > 0 && items[0] > 0 ? Program.ByBuilder(items[0] - 1) : "" };
    public IEnumerator<int> GetEnumerator() => throw new NotSupportedException();
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

[InterpolatedStringHandler]
ref struct Handler(int literals, int holes)
{
    public string Made = "";
    public void AppendLiteral(string text) => Made += text.Length + literals;
    public void AppendFormatted(int n) => Made += n > 0 ? Program.ByHandler(n - 1) : "" + holes;
}

sealed class Query(int n)
{
    public string Made = "";
    public Query Select(Func<int, int> select) { Made = n > 0 ? Program.ByQuery(n - 1) : "" + select(1); return this; }
}

static class Program
{
    private static string Log(Handler handler) => handler.Made;

    public static string ByConstructor(int n)
    {
        var text = new StringBuilder();
        text.Append(n).Append(';').Append(new Source(n).Made.Length);
        return text.ToString();
    }

    public static string ByEvent(int n)
    {
        var text = new StringBuilder();
        var source = new Source(0);
        if (n > 2)
            source.Changed += () => { };
        text.Append(n).Append(';').Append(source.Made.Length);
        return text.ToString();
    }

    public static string BySetter(int n)
    {
        var text = new StringBuilder();
        var source = n > 0 ? new Source(0) : null;
        source?.Text = "abcdefghijklmnopqrstuvwxyz"[..Math.Min(n, 26)];
        text.Append(n).Append(';').Append(source?.Text?.Length);
        return text.ToString();
    }

    public static string ByBuilder(int n)
    {
        var text = new StringBuilder();
        Built built = [n];
        text.Append(n).Append(';').Append(built.Made.Length);
        return text.ToString();
    }

    public static string ByHandler(int n)
    {
        var text = new StringBuilder();
        var made = Log($"a{n}");
        text.Append(n).Append(';').Append(made.Length);
        return text.ToString();
    }

    public static string ByQuery(int n)
    {
        var text = new StringBuilder();
        var made = (from one in new Query(n) select one + 1).Made;
        text.Append(n).Append(';').Append(made.Length);
        return text.ToString();
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Console.WriteLine(ByConstructor(5) + ByEvent(5) + BySetter(5) + ByBuilder(5) + ByHandler(5) + ByQuery(5));
    }
}
