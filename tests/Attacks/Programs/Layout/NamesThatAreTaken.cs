// fixes: ALLOC301
// The names that a fix would add are taken, by a local, by a member with the same parameters and by one of a base class.
using System;

class Base
{
	protected static string RemoveChar2(string s) => s + "base";
}

class Program : Base
{
	static string RemoveChar(string source, char value) => source + value;

	static int Parse(string scratch)
	{
		var scratchSpan = scratch;
		if (scratch is null)
			return 0;
		var n = 0;
		for (var i = 0; i < 2; i++)
			n += int.Parse(scratch.Replace(",", "").Trim());
		return n + scratchSpan.Length + RemoveChar("x", 'y').Length + RemoveChar2("z").Length;
	}

	static void Main() => Console.WriteLine(Parse(" 1,2 "));
}
