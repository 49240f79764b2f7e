// refuses: ALLOC605
// Without an import of the queries, an array is turned round where it is; with one, a query would be made of it that nobody runs.
using System;
using System.IO;

static class Journal
{
    public static int Count(string path) => File.ReadAllLines(path).Length;

    public static int[] Turned(int[] numbers)
    {
        numbers.Reverse();
        return numbers;
    }
}

static class Program
{
    static void Main()
    {
        var path = Path.GetTempFileName();
        File.WriteAllText(path, "a\nb\n");
        Console.WriteLine(Journal.Count(path) + string.Join(",", Journal.Turned(new[] { 1, 2, 3 })));
        File.Delete(path);
    }
}
