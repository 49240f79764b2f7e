// refuses: ALLOC605
// Operators over the lines of a file get arguments that change the file.
using System;
using System.IO;
using System.Linq;
using System.Collections.Generic;

sealed class Journal
{
    private readonly string _path;
    public Journal(string path) => _path = path;

    private string Changed(string text)
    {
        File.WriteAllText(_path, "x\n");
        return text;
    }

    private IEnumerable<string> Others()
    {
        File.WriteAllText(_path, "a\nb\n");
        yield return "a";
        yield return "b";
    }

    public bool Has() => File.ReadAllLines(_path).Contains(Changed("b"));

    public string Last() => File.ReadAllLines(_path).LastOrDefault(Changed("none"));

    public string At() => File.ReadAllLines(_path).ElementAt(Changed("1").Length);

    public int Joined() => File.ReadAllLines(_path).Concat(Others()).Count();

    public bool Same() => File.ReadAllLines(_path).SequenceEqual(Others());

    public List<string> Without() => File.ReadAllLines(_path).Except(Others()).ToList();
}

static class Program
{
    static string Try<T>(Func<T> get)
    {
        try
        {
            return get() + "";
        }
        catch (Exception e)
        {
            return e.GetType().Name;
        }
    }

    static void Main()
    {
        var path = Path.GetTempFileName();
        var journal = new Journal(path);
        var all = new Func<object>[] { () => journal.Has(), () => journal.Last(), () => journal.At(), () => journal.Joined(), () => journal.Same(),
            () => string.Join("|", journal.Without()) };
        foreach (var one in all)
        {
            File.WriteAllText(path, "a\nb\nc\n");
            Console.WriteLine(Try(one) + " " + File.ReadAllText(path).Length);
        }

        File.Delete(path);
    }
}
