// refuses: ALLOC305
// Where the builder and the items are null, joining fails by the items.
using System;
using System.Collections.Generic;
using System.Text;

class Log
{
    public StringBuilder Out;

    public void Add(string[] parts)
    {
        Out.Append(string.Join(", ", parts));
    }

    public void Add(List<int> numbers)
    {
        Out.Append(string.Join(", ", numbers));
    }
}

static class Program
{
    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            var log = new Log { Out = i == 0 ? null : new StringBuilder() };
            try
            {
                log.Add((string[])null);
            }
            catch (Exception e)
            {
                Console.WriteLine(e.GetType().Name);
            }

            try
            {
                log.Add((List<int>)null);
            }
            catch (Exception e)
            {
                Console.WriteLine(e.GetType().Name);
            }
        }
    }
}
