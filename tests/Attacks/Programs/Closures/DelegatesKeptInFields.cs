// fixes: ALLOC104 ALLOC402 ALLOC602
#nullable enable
// Delegates of the own object that each call makes: of virtual and base methods, of several objects, in recursion, in lambdas and iterators; closures behind
// fast paths that declare; and operators of immutable arrays, also of none.
using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using System.Threading.Tasks;

class Base
{
    protected int Count;

    public virtual int Next() => ++Count;

    protected int Sum(int times, Func<int> next)
    {
        var sum = 0;
        for (var i = 0; i < times; i++)
            sum += next();
        return sum;
    }

    protected int Through(Func<int> next) => Sum(2, next) + Sum(1, next);

    public int All(int times) => Sum(times, Next) + Through(Next);
}

sealed class Derived : Base
{
    private readonly List<int> _items = new() { 1, 2, 3, 4 };

    public override int Next() => base.Next() + 100;

    public int Own(int depth) => depth == 0 ? Sum(1, base.Next) : Sum(depth, Next) + Own(depth - 1) + Sum(1, () => Count + depth);

    private bool IsKnown(int item) => item > Count % 4;

    public string Find()
    {
        Action<int> tell = one => _items.ForEach(Add);
        tell(3);
        return string.Join(",", _items.FindAll(IsKnown)) + _items.Exists(IsKnown) + _items.FindIndex(IsKnown);
    }

    private void Add(int item) => Count += item;

    public IEnumerable<int> Walk()
    {
        yield return Sum(2, Next);
        yield return Sum(1, Next);
    }

    public async Task<int> WaitAsync()
    {
        var first = Sum(1, Next);
        await Task.Yield();
        return first + Sum(2, Next);
    }
}

static class Early
{
    private static readonly Dictionary<string, int> Known = new() { ["a"] = 1 };
    private static readonly List<Func<int>> Kept = new();

    private static int Make(Func<int> make)
    {
        Kept.Add(make);
        return make();
    }

    public static int Of(string key, int n)
    {
        if (Known.TryGetValue(key, out var found))
            return found;
        var made = Make(() => key.Length + n);
        if (made > 3)
            made += Kept.Count;
        Known[key] = made;
        return made + Kept.Count;
    }

    public static int Again()
    {
        var sum = 0;
        foreach (var make in Kept)
            sum += make();
        return sum;
    }
}

static class Arrays
{
    public static string Of(ImmutableArray<string> names, string wanted)
    {
        var text = "";
        try
        {
            text += names.Any(name => name == wanted);
            if (!names.All(name => name != wanted))
                text += "all";
            foreach (var name in names.Where(name => name.Length >= wanted.Length).Select(name => name + wanted))
                text += name;
            text += names.FirstOrDefault(name => name.StartsWith(wanted, StringComparison.Ordinal));
            text += names.Last(name => name == wanted);
            text += names.First(name => name == wanted + "!");
        }
        catch (Exception e)
        {
            text += e.GetType().Name + e.Message;
        }

        return text;
    }
}

static class Program
{
    static void Main()
    {
        Base one = new Base();
        var other = new Derived();
        Console.WriteLine(one.All(2) + " " + other.All(3) + " " + one.All(1) + " " + other.Own(3) + " " + other.Find() + " " + string.Join(",", other.Walk()));
        Console.WriteLine(other.WaitAsync().Result + " " + new Derived().WaitAsync().Result);
        Console.WriteLine(Early.Of("a", 3) + " " + Early.Of("bcd", 3) + " " + Early.Of("bcd", 4) + " " + Early.Of("e", 9) + " " + Early.Again());
        foreach (var wanted in new[] { "a", "", "zz" })
            Console.WriteLine(Arrays.Of(ImmutableArray.Create("a", "bb", "a", "ccc"), wanted) + "|" + Arrays.Of(default, wanted));
        Console.WriteLine(Arrays.Of(ImmutableArray<string>.Empty, "a"));
    }
}
