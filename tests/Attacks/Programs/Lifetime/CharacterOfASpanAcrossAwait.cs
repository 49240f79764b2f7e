// refuses: ALLOC301
// A method that is called on a character of a span, or gets it by reference, waits for its other arguments first.
#nullable enable
using System;
using System.Threading.Tasks;

public static class Program
{
    private static async Task<char> Letter(char c) { await Task.Yield(); return c; }
    private static bool Same(in char a, char b) => a == b;

    private static async Task<int> Work(string[] lines)
    {
        var sum = 0;
        foreach (var line in lines)
        {
            if (line.Substring(1)[0].Equals(await Letter('a')))
                sum++;
            if (Same(line.Trim()[0], await Letter('1')))
                sum++;
        }
        return sum;
    }

    public static void Main() => Console.WriteLine(Work(["1a", "22", "3a"]).Result);
}
