// A string of characters that change while it is read: a guard of a switch, an argument by reference, disposal and enumerators within a loop.
// refuses: ALLOC301
#nullable enable
using System;
using System.Collections;
using System.Collections.Generic;

static class Program
{
    static readonly char[] s_chars = ['a', 'b'];

    static bool Change(char[] chars)
    {
        chars[0] = 'c';
        chars[1] = 'd';
        return false;
    }

    static int Guarded(char[] chars)
    {
        switch (new string(chars, 0, 2))
        {
            case not "zz" when Change(chars):
                return 1;
            case "cd":
                return 2;
            default:
                return 3;
        }
    }

    static int GuardedArm(char[] chars) => new string(chars, 0, 2) switch
    {
        not "zz" when Change(chars) => 1,
        "cd" => 2,
        _ => 3,
    };

    static char Read(in char c)
    {
        s_chars[0] = 'z';
        return c;
    }

    static char ByReference() => Read(new string(s_chars)[0]);

    sealed class Guard : IDisposable
    {
        public void Dispose() => s_chars[1] = 'q';
    }

    static string Disposed()
    {
        var all = "";
        foreach (var c in new string(s_chars))
        {
            using (new Guard())
                all = all + c;
        }

        return all;
    }

    static event Action? Changed
    {
        add => s_chars[1] = 'w';
        remove { }
    }

    static int Added()
    {
        var count = 0;
        foreach (var c in new string(s_chars))
        {
            Changed += null;
            count += c;
        }

        return count;
    }

    sealed class Text
    {
        public override string ToString()
        {
            s_chars[1] = 'k';
            return "";
        }
    }

    static int Joined(Text text)
    {
        var count = 0;
        foreach (var c in new string(s_chars))
        {
            _ = "" + text;
            count += c;
        }

        return count;
    }

    static readonly Text s_text = new Text();

    static int Held(Text text)
    {
        var count = 0;
        foreach (var c in new string(s_chars))
        {
            _ = $"{text}";
            count += c;
        }

        return count;
    }

    static void Main()
    {
        Console.WriteLine(Guarded(['a', 'b']));
        Console.WriteLine(GuardedArm(['a', 'b']));
        s_chars[0] = 'a';
        Console.WriteLine(ByReference());
        s_chars[1] = 'b';
        Console.WriteLine(Disposed());
        s_chars[1] = 'b';
        Console.WriteLine(Added());
        s_chars[1] = 'b';
        Console.WriteLine(Joined(s_text));
        s_chars[1] = 'b';
        Console.WriteLine(Held(s_text));
    }
}
