// Braces and quotes of interpolated texts that are collected on the stack or appended to a builder.
// fixes: ALLOC305
#nullable enable
using System;
using System.Text;

static class Program
{
    static string Braces(int n)
    {
        var sb = new StringBuilder();
        sb.Append($"{{{{{n}}}}} {{}} \\{{ \x41 \"q\" ");
        sb.Append($@"{{{{""{n}\\n""}}");
        sb.AppendFormat("{{{{{0}}}}}", n);
        sb.Append($"{n:X4}{n,6}|{n,-6:D3}|");
        sb.Append("{{").Append('{').Append('"').Append('\'').Append('\0').Append('\ud800');
        return sb.ToString();
    }

    static string Ternary(int n, bool flag)
    {
        var sb = new StringBuilder();
        sb.Append(flag ? n : -n).Append(flag ? "a" : null).Append((byte)n).Append(checked(n + 1)).Append(n is > 3 and < 9);
        sb.Append(n switch { 1 => 'x', _ => 'y' }).AppendLine(flag ? "b" : "c").Append(-0.0).Append(1.5f).Append(2m).Append(ulong.MaxValue);
        return sb.ToString();
    }

    static string Order(int n)
    {
        var sb = new StringBuilder();
        sb.Append(n++ + ":" + n).Append(n++).Append($"{n++}{n}").AppendLine(n-- + "" + n);
        return sb.ToString();
    }

    static string Parts(string text, int n)
    {
        var sb = new StringBuilder(16);
        foreach (var c in text)
        {
            if (c == ',')
                continue;
            sb.Append(c);
            if (sb.Length > 100)
                break;
        }

        sb.Append(text, 0, n);
        return sb.ToString();
    }

    static string Chosen(string text, int n)
    {
        var sb = new StringBuilder();
        if (n > 1)
        {
            sb.Append(text);
            return sb.ToString();
        }

        sb.Append(n);
        return sb.ToString() + text;
    }

    static void Main()
    {
        Console.WriteLine(Braces(5).Replace('\ud800', '?'));
        Console.WriteLine(Ternary(5, true) + Ternary(1, false));
        Console.WriteLine(Order(3));
        Console.WriteLine(Parts("a,b", 1));
        Console.WriteLine(Chosen("t", 1) + Chosen("u", 2));
    }
}
