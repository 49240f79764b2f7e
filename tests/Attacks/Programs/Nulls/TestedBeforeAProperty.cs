// A property between the test for null and the read takes the number away.
// fixes: ALLOC202
#nullable disable
using System;

static class Program
{
    sealed class Entry
    {
        private object _number;

        public void Set(long number) => _number = number;

        private bool IsFresh
        {
            get
            {
                if (Drops)
                    _number = null;
                return true;
            }
        }

        public bool Drops;

        public long Get()
        {
            if (_number != null && IsFresh)
                return (long)_number;
            return -1;
        }

        public long Get2()
        {
            if (_number == null)
                return -1;
            return IsFresh ? (long)_number : 1;
        }

        public static bool operator true(Entry e) { e._number = null; return true; }

        public static bool operator false(Entry e) => false;

        public long Get3()
        {
            if (_number == null)
                return -1;
            return this ? (long)_number : 1;
        }
    }

    sealed class Quiet
    {
        private object _number;

        public void Set(long number) => _number = number;

        private bool IsFresh { get; set; } = true;

        public long Get()
        {
            if (_number != null && IsFresh)
                return (long)_number;
            return -1;
        }
    }

    static string Try(Func<long> run)
    {
        try
        {
            return run().ToString();
        }
        catch (Exception exception)
        {
            return exception.GetType().Name;
        }
    }

    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            var entry = new Entry();
            entry.Set(i);
            Console.WriteLine(Try(entry.Get));
            Console.WriteLine(Try(entry.Get2));
            entry.Drops = i > 1;
            Console.WriteLine(Try(entry.Get));
            entry.Set(i);
            Console.WriteLine(Try(entry.Get2));
            entry.Set(i);
            Console.WriteLine(Try(entry.Get3));
            var quiet = new Quiet();
            Console.WriteLine(Try(quiet.Get));
            quiet.Set(i);
            Console.WriteLine(Try(quiet.Get));
        }
    }
}
