// refuses: ALLOC301
// Elements of an array that is made with a length alone, by a loop, a copy, an array in an array, an interface and a query.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

struct Row
{
    public string Name;
}

static class Program
{
    static void Show(Func<int, int> read, int i)
    {
        try
        {
            Console.WriteLine(read(i));
        }
        catch (Exception exception)
        {
            Console.WriteLine(exception.GetType().Name);
        }
    }

    static int ByLoop(int i)
    {
        var rows = new Row[2];
        rows[0].Name = " 1. ";
        var sum = 0;
        foreach (var row in rows)
            sum += int.Parse(row.Name.Trim().TrimEnd('.'));
        return sum;
    }

    static int ByCopy(int i)
    {
        var rows = new Row[2];
        rows[0].Name = " 2. ";
        var row = rows[i];
        return int.Parse(row.Name.Trim().TrimEnd('.'));
    }

    static int Nested(int i)
    {
        string[][] names = [new string[2]];
        names[0][0] = " 3. ";
        return int.Parse(names[0][i].Trim().TrimEnd('.'));
    }

    static int ByInterface(int i)
    {
        string[] names = new string[2];
        names[0] = " 4. ";
        IList<string> list = names;
        return int.Parse(list[i].Trim().TrimEnd('.'));
    }

    static int ByQuery(int i)
    {
        var names = new string[2];
        names[1] = " 5. ";
        return int.Parse(names.First().Trim().TrimEnd('.'));
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            Show(ByLoop, i);
            Show(ByCopy, i);
            Show(Nested, i);
            Show(ByInterface, i);
            Show(ByQuery, i);
        }
    }
}
