// refuses: ALLOC303
// A break or continue that names an outer loop passes the statement behind the inner one, where the text would be made of what was collected.
#nullable enable
using System;
using System.Collections.Generic;

static class Program
{
    static string Continued(string[] lines)
    {
        var text = "";
        var all = "";
        outer:
        foreach (var line in lines)
        {
            foreach (var c in line)
            {
                if (c == ';')
                    continue outer;
                text += c;
            }
            all = text;
        }
        return text + "/" + all;
    }

    static string Broken(string[] lines)
    {
        var text = "";
        outer:
        foreach (var line in lines)
        {
            foreach (var c in line)
            {
                text += c;
                if (c == ';')
                    break outer;
            }
            Console.Write(text.Length + " ");
        }
        return text;
    }

    static string InSwitch(string[] lines)
    {
        var text = "";
        var n = 0;
        outer:
        for (var i = 0; i < lines.Length; i++)
        {
            foreach (var c in lines[i])
            {
                switch (c)
                {
                    case ';':
                        break outer;
                    case ',':
                        continue outer;
                    case '.':
                        break;
                    default:
                        text += c;
                        break;
                }
                n++;
            }
            n += text.Length;
        }
        return text + n;
    }

    static string OwnLabel(string[] lines)
    {
        var text = "";
        outer:
        foreach (var line in lines)
        {
            foreach (var c in line)
            {
                if (c == ';')
                    break outer;
                if (c == ',')
                    continue outer;
                text += c;
            }
            text += "|";
        }
        return text;
    }

    static string Inner(string line)
    {
        var text = "";
        inner:
        foreach (var c in line)
        {
            while (c != 'x')
            {
                if (c == ';')
                    break inner;
                if (c == ',')
                    continue inner;
                break;
            }
            text += c;
        }
        return text;
    }

    static void Main()
    {
        foreach (var lines in new string[][] { [], ["ab"], ["a;b", "c,d", "e.f", "xyz"], ["q,", "r;s", "t"] })
            Console.WriteLine($"{Continued(lines)} {Broken(lines)} {InSwitch(lines)} {OwnLabel(lines)} {Inner(string.Join("+", lines))}");
    }
}
