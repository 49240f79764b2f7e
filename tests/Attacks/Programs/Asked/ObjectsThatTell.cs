// fixes: ALLOC107
// Encodings with and without a mark at the beginning, texts that cannot be encoded, and stopwatches that loops ask again or that are stopped.
using System;
using System.Diagnostics;
using System.Text;

sealed class Coder
{
    public void Run(string text, byte[] bytes)
    {
        var utf8 = new UTF8Encoding(true);
        Console.WriteLine(Convert.ToHexString(utf8.GetBytes(text)) + utf8.GetString(bytes) + utf8.GetMaxByteCount(bytes.Length));
        Console.WriteLine(Convert.ToHexString(new UTF8Encoding(false).GetBytes(text)) + new UnicodeEncoding().GetString(bytes).Length);
        Console.WriteLine(Convert.ToHexString(new ASCIIEncoding().GetBytes(text)) + new ASCIIEncoding().GetString(bytes));
        var start = Stopwatch.StartNew();
        var count = 0;
        while (start.ElapsedMilliseconds < 0 || count < 3)
            count++;
        Console.WriteLine(count + " " + (start.Elapsed >= TimeSpan.Zero) + (start.Elapsed <= start.Elapsed));
    }

    private static int s_waited;

    static void Wait()
    {
        for (var i = 0; i < 100000; i++)
            s_waited += i;
    }

    public static void Stopped(string text)
    {
        var first = Stopwatch.StartNew();
        var elapsed = text.Length;
        first.Stop();
        Stopwatch second = new Stopwatch();
        Wait();
        second.Start();
        try
        {
            Console.WriteLine(second.ElapsedMilliseconds < 60000 ? text[0] : ' ');
            if (elapsed > 2)
                throw new InvalidOperationException();
        }
        catch (IndexOutOfRangeException)
        {
            Console.WriteLine(second.ElapsedTicks > 0);
            return;
        }
        catch (InvalidOperationException)
        {
            Console.WriteLine("caught");
        }
        finally
        {
            second.Stop();
            Console.WriteLine(second.Elapsed - second.Elapsed);
        }

        Wait();
        Console.WriteLine((first.Elapsed.Ticks - first.Elapsed.Ticks) + " " + (second.Elapsed - second.Elapsed));
        Console.WriteLine(second.ElapsedMilliseconds == (long)second.Elapsed.TotalMilliseconds);
        var held = Stopwatch.StartNew();
        for (var i = 0; i < 2; i++)
        {
            held.Stop();
            Wait();
            Console.WriteLine(i == 0 || held.Elapsed < TimeSpan.FromMilliseconds(500));
        }
    }
}

static class Program
{
    static void Main()
    {
        foreach (var text in new[] { "", "abc", "\u00e4\u20ac", "\ud83d", "\ud83d\ude00", "\0" })
        {
            new Coder().Run(text, new byte[] { 65, 0xc3, 0xa4, 0xff, 0, 66 });
            Coder.Stopped(text);
            try
            {
                new Coder().Run(null, new byte[0]);
            }
            catch (Exception e)
            {
                Console.WriteLine(e.GetType().Name);
            }
        }
    }
}
