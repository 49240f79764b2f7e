// refuses: ALLOC104
// A check prints the text of its argument; what is made before the loop would be another text.
using System;
using System.Runtime.CompilerServices;

static class Program
{
    static void Check(bool isTrue, [CallerArgumentExpression(nameof(isTrue))] string text = null) => Console.WriteLine(text + " is " + isTrue);

    static void Main()
    {
        var name = "a" + Environment.ProcessId % 1;
        for (var i = 0; i < 2; i++)
            Check(name.ToUpperInvariant() == "A0");
    }
}
