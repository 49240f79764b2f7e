// refuses: ALLOC404
// A setter that names its field counts the values that are made, and so does a part of a partial property, and an initializer of a primary constructor.
using System;
using System.Collections.Concurrent;

sealed partial class Session
{
    public static int Made;
    public string Name { get; set { Made++; field = value; } } = "";
}

sealed partial class Other
{
    public static int Made;
    public partial string Name { get; set; }
}

sealed partial class Other
{
    private string _name = "";
    public partial string Name { get => _name; set { Made++; _name = value; } }
}

sealed class Third(string name)
{
    public static int Made;
    private readonly int _number = ++Made;
    public string Name => name + _number;
}

sealed class Cache
{
    private readonly ConcurrentDictionary<string, Session> _sessions = new();
    private readonly ConcurrentDictionary<string, Other> _others = new();
    private readonly ConcurrentDictionary<string, Third> _thirds = new();

    public void Find(string[] keys)
    {
        foreach (var key in keys)
        {
            Console.Write(_sessions.GetOrAdd(key, new Session { Name = key }).Name);
            Console.Write(_others.GetOrAdd(key, new Other { Name = key }).Name);
            Console.Write(_thirds.GetOrAdd(key, new Third(key)).Name);
        }
    }
}

static class Program
{
    static void Main()
    {
        new Cache().Find(new[] { "a", "a", "b" });
        Console.WriteLine(Session.Made + " " + Other.Made + " " + Third.Made);
    }
}
