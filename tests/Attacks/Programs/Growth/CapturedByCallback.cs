// refuses: ALLOC303
// A lambda looks at the text while the loop runs.
using System;

static class Program
{
    static void Main() => Run();

    static void Run()
    {
        string text = "";
        Action look = () => Console.Write("<" + text + ">");
        for (var i = 0; i < 4; i++)
        {
            text += i;
            look();
        }

        string other = "";
        void Local() => Console.Write("(" + other + ")");
        foreach (var c in "abc")
        {
            other += c;
            Local();
        }

        Console.WriteLine(text + other);
    }
}
