// fixes: ALLOC301
// Indexers that extensions add write the characters that are read, the list that is gone through and the variable that is copied.
#nullable enable
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;

sealed class Box(char[] characters, List<int> list)
{
    public char[] Characters => characters;
    public List<int> List => list;
    public int N;
}

static class Indexers
{
    extension(Box box)
    {
        public int this[string key]
        {
            get
            {
                box.Characters[0] = (char)('0' + key.Length);
                if (box.List.Count < 9)
                    box.List.Add(key.Length);
                return ++box.N;
            }
            set => box.List.Clear();
        }

        public Box this[int by, int n] { get { box.N += by * n; return box; } }
    }
}

static class Program
{
    static int Characters(char[] characters, Box box)
    {
        var sum = int.Parse(new string(characters), (NumberStyles)(box["abc"] * 0 + 511 - 512 + 8));
        sum += int.Parse(new string(characters), box["x"] > 0 ? NumberStyles.Integer : NumberStyles.Any);
        return sum + int.Parse(new string(characters).Trim());
    }

    static int Asked(List<int> list, Box box)
    {
        var sum = 0;
        for (var i = 0; i < 3; i++)
        {
            if (list.Any(x => x > box["ab"] + 100))
                sum++;
            sum += list.Count(x => x < box["a"]);
        }
        return sum;
    }

    static int Copied(List<int> list, Box box)
    {
        var sum = 0;
        foreach (var x in list.ToArray())
            sum += x + box["a"];
        foreach (var x in list.ToArray())
        {
            if (x > 2)
                box["a"] = x;
            sum += box[x, 2].N;
        }
        return sum;
    }

    static string Built(Box box)
    {
        var text = "";
        for (var i = 0; i < 3; i++)
            text += box["ab"] + "," + box[i, 2].N + box.List.Count;
        return text;
    }

    static string Try(Func<object> f)
    {
        try { return "" + f(); }
        catch (Exception e) { return e.GetType().Name; }
    }

    static void Main()
    {
        var characters = "12".ToCharArray();
        List<int> list = [1, 2];
        var box = new Box(characters, list);
        Console.WriteLine(Try(() => Characters(characters, box)) + new string(characters));
        Console.WriteLine(Try(() => Asked(list, box)) + " " + list.Count);
        list.RemoveRange(1, list.Count - 1);
        Console.WriteLine(Try(() => Copied(list, box)) + " " + list.Count);
        Console.WriteLine(Built(box));
    }
}
