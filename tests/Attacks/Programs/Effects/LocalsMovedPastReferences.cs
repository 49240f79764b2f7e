// silent: ALLOC106
// What a text is made of is changed through a reference, a tuple or an out variable before the branch that needs it.
using System;
using System.Collections.Generic;

sealed class Namer
{
    private static bool Read(int n, out string name)
    {
        name = "read" + n;
        return n > 1;
    }

    public string ByReference(string name, int n)
    {
        ref var alias = ref name;
        var text = name + "!" + name;
        alias = "changed";
        if (n == 0)
            return "none";
        return text + name;
    }

    public string ByTuple(string name, int n)
    {
        var text = name + "!" + name;
        (name, n) = ("changed", n - 1);
        if (n == 0)
            return "none";
        return text + name;
    }

    public string ByOut(string name, int n)
    {
        var text = name + "!" + name;
        if (Read(n, out name))
        {
            Console.Write("x");
            return text + name;
        }

        return name;
    }

    public string ByForEach(string[] names, int n)
    {
        var result = "";
        foreach (var name in names)
        {
            var text = name + "!" + result;
            result += name;
            if (n == 0)
                continue;
            result = text + result.Length;
        }

        return result;
    }

    public string ByLambda(string name, int n)
    {
        var text = name + "!" + name;
        Action change = () => name = "changed";
        change();
        if (n == 0)
            return "none";
        return text + name;
    }

    public string ByElement(string[] names, int n)
    {
        var text = names[0] + "!" + names[1];
        names[0] = "changed";
        if (n == 0)
            return "none";
        return text + names[0];
    }
}

static class Program
{
    static void Main()
    {
        for (var n = 0; n < 3; n++)
        {
            var namer = new Namer();
            Console.WriteLine(namer.ByReference("a", n) + namer.ByTuple("a", n) + namer.ByOut("a", n) + namer.ByForEach(new[] { "p", "q" }, n)
                + namer.ByLambda("a", n) + namer.ByElement(new[] { "r", "s" }, n));
        }
    }
}
