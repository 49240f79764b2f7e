// fixes: ALLOC301
// The method of the project that returns the part throws, or what cuts its result does, and both after and before other effects.
#nullable enable
using System;

static class Program
{
    static int s_calls;

    static string Word(string text, int length)
    {
        s_calls++;
        if (length > 3)
            throw new InvalidOperationException();
        return text.Substring(0, length);
    }

    static int At(int at)
    {
        Console.Write("at" + at + " ");
        return at == 3 ? throw new NotSupportedException() : at;
    }

    static int Number(string text, int length, int at) => int.Parse(Word(text, length).Substring(At(at), At(1)));

    static bool Compare(string text, int length, int at) => Word(text, length).Substring(At(at)).Equals(Word(text, 2), StringComparison.OrdinalIgnoreCase);

    static int Kept(string text, int length, int at)
    {
        var word = Word(text, length).Substring(at);
        Console.Write("kept ");
        return int.Parse(word) + word.Length;
    }

    static void Main()
    {
        foreach (var text in new[] { "123", "a1B", "", "12345" })
        {
            for (var length = 0; length < 5; length++)
            {
                for (var at = -1; at < 4; at++)
                {
                    foreach (var run in new Func<string, int, int, object>[]
                        { (a, b, c) => Number(a, b, c), (a, b, c) => Compare(a, b, c), (a, b, c) => Kept(a, b, c) })
                    {
                        try
                        {
                            Console.Write(run(text, length, at) + " ");
                        }
                        catch (Exception e)
                        {
                            Console.Write(e.GetType().Name + " ");
                        }
                    }
                }
            }

            Console.WriteLine(s_calls);
        }
    }
}
