// fixes: ALLOC303
// A text that grows in a loop is kept in a field, a property, a static, a captured parameter or an element, and others look at it meanwhile.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

sealed class Watched
{
    private string _text = "";
    private static string s_all = "";
    private string? _maybe;

    public string Shown { get; private set; } = "";

    public event Action<string>? Changed;

    public override string ToString() => _text + "/" + Shown + "/" + s_all + "/" + _maybe;

    public void Fail(int[] items)
    {
        foreach (var item in items)
            _text += 10 / item + ",";
    }

    public void Tell(int[] items)
    {
        foreach (var item in items)
        {
            Shown += item;
            Changed?.Invoke(Shown);
        }
    }

    public void TellLate(int[] items)
    {
        foreach (var item in items)
        {
            if (item == 3)
                Changed?.Invoke("late");
            Shown += item;
        }
    }

    public void Static(int[] items)
    {
        foreach (var item in items)
            s_all += item + Peek(item);
    }

    private static string Peek(int item) => item == 2 ? "(" + s_all + ")" : "";

    public void Maybe(int[] items)
    {
        foreach (var item in items)
            _maybe += item;
    }

    public void Two(Watched other, int[] items)
    {
        foreach (var item in items)
        {
            _text += item;
            other._text += "o" + _text.Length;
        }
    }

    public IEnumerable<int> Lazy(int[] items)
    {
        foreach (var item in items)
        {
            _text += item;
            yield return item;
        }
    }

    public string Local(int[] items)
    {
        var text = _text;
        foreach (var item in items)
        {
            text += item;
            if (item == 9)
                return text;
        }

        _text = text;
        return text;
    }

    public string Ended(int[] items)
    {
        var text = "";
        try
        {
            foreach (var item in items)
                text += 10 / item;
        }
        catch (DivideByZeroException)
        {
            text += "!";
        }
        finally
        {
            _maybe = text;
        }

        return text;
    }

    public string Nested(int[] items)
    {
        string text = "", inner = "";
        foreach (var item in items)
        {
            inner = "[";
            for (var i = 0; i < item; i++)
                inner += i;
            text += inner + "]";
        }

        return text + inner;
    }

    public string Captured(int[] items)
    {
        var text = "";
        Func<int> length = () => text.Length;
        foreach (var item in items)
            text += item + ":" + length();
        return text;
    }

    public string Elements(int[] items)
    {
        var texts = new[] { "a", "b" };
        foreach (var item in items)
            texts[item & 1] += item;
        return texts[0] + texts[1];
    }

    public string Chars(int[] items)
    {
        var text = "";
        var c = 'a';
        foreach (var item in items)
            text += c++ + item + (char)(c + item) + "" + c + item;
        return text;
    }

    public string Self(int[] items)
    {
        var text = "x";
        foreach (var item in items)
            text += text.Length > 20 ? "." : text + item;
        return text;
    }

    public string Front(int[] items)
    {
        var text = "";
        foreach (var item in items)
            text = item + text + 1;
        foreach (var item in items)
            text = text + item + (item > 2 ? null : "s");
        return text;
    }
}

static class Program
{
    static void Main()
    {
        foreach (var items in new int[][] { [], [1], [1, 2, 3], [2, 0, 4], [9, 3, 5], Enumerable.Range(1, 60).ToArray() })
        {
            var watched = new Watched();
            var log = new List<string>();
            watched.Changed += text => log.Add(text + watched);
            foreach (var run in new Func<string>[]
            {
                () => { watched.Fail(items); return "f"; }, () => { watched.Tell(items.Take(4).ToArray()); return "t"; }, () => { watched.TellLate(items.Take(4).ToArray()); return "l"; },
                () => { watched.Static(items.Take(5).ToArray()); return "s"; }, () => { watched.Maybe(items); return "m"; }, () => { watched.Two(watched, items.Take(5).ToArray()); return "2"; },
                () => string.Join(",", watched.Lazy(items).Take(2).Select(i => i + watched.ToString().Length)), () => watched.Local(items), () => watched.Ended(items), () => watched.Nested(items), () => watched.Captured(items),
                () => watched.Elements(items), () => watched.Chars(items), () => watched.Self(items), () => watched.Front(items),
            })
            {
                try
                {
                    Console.Write(run() + " ");
                }
                catch (Exception e)
                {
                    Console.Write(e.GetType().Name + " ");
                }

                Console.WriteLine(watched + string.Join("|", log));
                log.Clear();
            }
        }
    }
}
