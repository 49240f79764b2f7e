// refuses: ALLOC306
// The way back takes four methods, and one of them has the name of a method of another class.
using System;
using System.Text;

public static class Program
{
    static void Main() => Console.WriteLine(First("abc", 300));

    static int First(string text, int depth)
    {
        var bytes = Encoding.UTF8.GetBytes(text);
        var sum = 0;
        foreach (var b in bytes)
            sum += b;
        return depth == 0 ? sum : sum + Other.Second(text, depth - 1);
    }

    public static int Fourth(string text, int depth) => First(text, depth) % 10007;
}

static class Other
{
    public static int Second(string text, int depth) => First(text, depth);

    static int First(string text, int depth) => Program_Fourth(text, depth);

    static int Program_Fourth(string text, int depth) => Back(text, depth);

    static int Back(string text, int depth) => Program.Fourth(text, depth);
}
