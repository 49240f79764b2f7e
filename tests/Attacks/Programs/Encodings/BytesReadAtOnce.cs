// fixes: ALLOC306
// Bytes that are read where the text is encoded: by an index, and by a loop that may leave early, write to its text or run again.
using System;
using System.Text;

public static class Program
{
    private static int First(string text) => Encoding.UTF8.GetBytes(text)[0];

    private static int Last(string text) => Encoding.UTF8.GetBytes(text)[^1];

    private static int Sum(string text)
    {
        var sum = 0;
        foreach (var b in Encoding.UTF8.GetBytes(text))
        {
            text = text + b;
            if (b == 'x')
                break;
            sum += b;
        }

        return sum + text.Length;
    }

    private static int Nested(string text, int depth)
    {
        var sum = depth;
        foreach (var b in Encoding.UTF8.GetBytes(text))
        {
            if (b == '(' && depth > 0)
                sum += Nested(text.Substring(1), depth - 1);
        }

        return sum;
    }

    private static void Show(Func<int> read)
    {
        try
        {
            Console.WriteLine(read());
        }
        catch (Exception exception)
        {
            Console.WriteLine(exception.GetType().Name);
        }
    }

    public static void Main()
    {
        foreach (var text in new[] { "abc", "", null, "äx€", "\ud800", new string('y', 3000), "((()))" })
        {
            Show(() => First(text));
            Show(() => Last(text));
            Show(() => Sum(text));
            Show(() => Nested(text, 2));
        }
    }
}
