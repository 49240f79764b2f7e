// refuses: ALLOC301
// Elements of an array that is made with a length alone and used by another name: a second local, a parameter, a field.
#nullable enable
using System;

static class Program
{
    static string[] _kept = [" 4. "];

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

    static int ByLocal(int i)
    {
        var made = new string[2];
        made[0] = " 1. ";
        var names = made;
        return int.Parse(names[i].Trim().TrimEnd('.'));
    }

    static int ByLaterLocal(int i)
    {
        var made = new string[2];
        made[0] = " 2. ";
        string[] names = [" 9. "];
        if (i >= 0)
            names = made;
        var sum = 0;
        foreach (var name in names)
            sum += int.Parse(name.Trim().TrimEnd('.'));
        return sum;
    }

    static int ByParameter(string[] names, int i)
    {
        var made = new string[2];
        made[0] = " 3. ";
        names = made;
        return int.Parse(names[i].Trim().TrimEnd('.'));
    }

    static void Keep()
    {
        var made = new string[2];
        made[0] = " 5. ";
        _kept = made;
    }

    static int ByField(int i) => int.Parse(_kept[i].Trim().TrimEnd('.'));

    static void Main()
    {
        Keep();
        for (var i = 0; i < 2; i++)
        {
            Show(ByLocal, i);
            Show(ByLaterLocal, i);
            Show(at => ByParameter([" 7. "], at), i);
            Show(ByField, i);
        }
    }
}
