// fixes: ALLOC403
// Lambdas in asynchronous methods, whose variables live across awaits.
using System;
using System.Threading.Tasks;

static class Program
{
    static async Task<string> Run(string text, int number)
    {
        var all = "";
        Action<string> add = more => all += more + number;
        add(text);
        await Task.Yield();
        number++;
        add("later");
        Func<Task<int>> later = () => Task.FromResult(number + all.Length);
        foreach (var c in text)
        {
            await Task.Yield();
            Func<char> next = () => (char)(c + number);
            all += next();
        }

        return all + await later();
    }

    static void Main() => Console.WriteLine(Run("abc", 1).Result + Run("", 5).Result);
}
