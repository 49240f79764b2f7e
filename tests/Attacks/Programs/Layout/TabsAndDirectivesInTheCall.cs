// fixes: ALLOC301
// Tabs, comments and directives in and around the call that is fixed.
#if true
#pragma warning disable CS0219
#endif
#nullable enable
using System;

static class Program
{
	#region Sum
	static int Run(string text)
	{
		var sum = 0;
		for (var i = 0; i + 2 <= text.Length; i += 2)
			// before
			sum += /* a */ int.Parse(/* b */ text /* c */ . /* d */ Substring(i, /* e */ 2 /* f */) // g
#if DEBUG
				, null
#else
				, System.Globalization.NumberStyles.Integer
#endif
				); // h
		return sum;
	}
	#endregion

	static void Main() => Console.WriteLine(Run("123456"));
}
