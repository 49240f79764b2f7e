// refuses: ALLOC404
// Each value tells that it was made: by its constructor, an initializer, its base, a static constructor, a setter, or what it is given.
using System;
using System.Collections.Concurrent;
using System.Threading;

class Loud { public Loud() => Console.Write("loud "); }
class Initialized { readonly int _number = Program.Count("initialized "); public int Number => _number; }
class Derived : Loud { }
class Starting { static Starting() => Console.Write("starting "); }
class Setting { public string Name { set => Console.Write("set " + value + " "); } }
class Given { public Given(int number) { } }
class Registered { public static int Alive; public Registered() { Interlocked.Increment(ref Alive); } }

static class Program
{
    static int s_count;

    public static int Count(string text)
    {
        Console.Write(text + s_count);
        return s_count++;
    }

    static void Main()
    {
        var map = new ConcurrentDictionary<int, object>();
        for (var i = 0; i < 3; i++)
        {
            Console.WriteLine(map.GetOrAdd(1, new Loud()).GetType());
            Console.WriteLine(map.GetOrAdd(2, new Initialized()).GetType());
            Console.WriteLine(map.GetOrAdd(3, new Derived()).GetType());
            Console.WriteLine(map.GetOrAdd(i / 2, new Starting()).GetType());
            Console.WriteLine(map.GetOrAdd(5, new Setting { Name = "n" }).GetType());
            Console.WriteLine(map.GetOrAdd(6, new Given(Count("given "))).GetType());
            Console.WriteLine(map.GetOrAdd(7, new Registered()).GetType() + " " + Registered.Alive);
        }
    }
}
