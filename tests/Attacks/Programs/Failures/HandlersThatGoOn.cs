// fixes: ALLOC301, ALLOC302
// A handler keeps texts in lists, tables, tuples and fields, and the loop goes on with the next.
#nullable enable
using System;
using System.Collections.Generic;

static class Program
{
    static readonly List<string> Log = new();

    static string s_last = "";
    static readonly Dictionary<string, int> Bad = new();

    static int Kept(string text)
    {
        var sum = 0;
        foreach (var part in text.Split(','))
        {
            try
            {
                sum += int.Parse(part);
            }
            catch (FormatException e)
            {
                Bad[part] = Bad.TryGetValue(part, out var n) ? n + 1 : 1;
                s_last = part;
                var pair = (part, e.GetType());
                Log.Add(pair.part + Bad[part] + s_last);
            }
        }

        return sum;
    }

    static int Filtered(string text)
    {
        var sum = 0;
        foreach (var part in text.Split(','))
        {
            try
            {
                sum += int.Parse(part);
            }
            catch (FormatException) when (part is { Length: > 0 } and not "y")
            {
                Log.Add("f" + part);
            }
            catch (FormatException) when (string.IsNullOrEmpty(part))
            {
                continue;
            }
            catch
            {
                Log.Add("c" + part);
                throw;
            }
        }

        return sum;
    }

    static int Nested(string text)
    {
        var sum = 0;
        foreach (var part in text.Split(','))
        {
            try
            {
                try
                {
                    sum += int.Parse(part);
                }
                finally
                {
                    sum++;
                }
            }
            catch (FormatException)
            {
                foreach (var inner in part.Split('x'))
                {
                    if (!int.TryParse(inner, out var n))
                        Log.Add(part + inner);
                    sum += n;
                }
            }
        }

        return sum;
    }

    static void Main()
    {
        foreach (var text in new[] { "1,2", "a", "", " 5 ", "12x", "x,y," })
        {
            foreach (var run in new Func<object?>[] { () => Kept(text), () => Filtered(text), () => Nested(text) })
            {
                try
                {
                    Console.Write(run() + " ");
                }
                catch (Exception e)
                {
                    Console.Write(e.GetType().Name + " ");
                }
            }

            Console.WriteLine(string.Join("|", Log));
            Log.Clear();
        }
    }
}
