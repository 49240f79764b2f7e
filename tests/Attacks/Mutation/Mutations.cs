using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Attacks.Mutation;

/// <summary>
/// The small changes that make another program of one: what a reviewer would ask "and what if …" about. Each gives its edits, or none where the body has
/// nothing to change; most of what comes out does not compile and is dropped.
/// </summary>
internal static class Mutations
{
    /// <summary>What mutants call, in a class at the end of each: values are kept or shown, and a condition that is true each second time.</summary>
    public const string Probe =
        """

        static class Probe
        {
            private static object kept;
            private static int asked;
            public static bool Yes => asked++ % 2 == 0;
            public static T Keep<T>(T value) { kept = value; return value; }
            public static T Show<T>(T value) { System.Console.Write("<" + Text(value) + ">"); return value; }
            public static void ShowKept() => Show(kept);
            private static string Text(object value) => value switch
            {
                null => "null",
                string text => text,
                System.Collections.IEnumerable items => "[" + string.Join(",", System.Linq.Enumerable.Select(
                    System.Linq.Enumerable.Take(System.Linq.Enumerable.Cast<object>(items), 20), Text)) + "]",
                _ => value.GetType().IsPrimitive ? value.ToString() : value.GetType().Name,
            };
        }

        """;

    /// <summary>All of them; those that find most stand here twice.</summary>
    public static IReadOnlyList<Func<MutationPlace, IEnumerable<TextChange>>> All { get; } =
    [
        OtherValue, OtherValue, Constant, KeptValue, ShownValue, EitherValue, OtherType, OtherOrderOfArguments, ModifiedParameter,
        Moved, Removed, Swapped, Conditional, Repeated, Caught, InLambda, LeftEarly, ShowsKept,
        Assigned, Assigned, Used, Used, Shared, Shared, Unmodified, Commented, Joined, UnderDirective,
    ];

    /// <summary>What stands in an editor between two keystrokes.</summary>
    public static IReadOnlyList<Func<MutationPlace, IEnumerable<TextChange>>> HalfTyped { get; } = [WithoutToken, TokenTwice, OtherToken, CutOff];

    private static IEnumerable<TextChange> WithoutToken(MutationPlace place) => [new(TokenOf(place).Span, "")];

    private static IEnumerable<TextChange> TokenTwice(MutationPlace place) => TokenOf(place) is var token ? [new(token.Span, token + " " + token)] : [];

    private static IEnumerable<TextChange> OtherToken(MutationPlace place) => [new(TokenOf(place).Span, TokenOf(place).ToString())];

    private static IEnumerable<TextChange> CutOff(MutationPlace place) =>
        [new(TextSpan.FromBounds(TokenOf(place).SpanStart, place.Body.SyntaxTree.Length), "")];

    private static IEnumerable<TextChange> OtherValue(MutationPlace place) =>
        place.One(place.Values) is { } value && place.Alike(value, place.Values) is { } other ? [new(value.Span, other.ToString())] : [];

    private static IEnumerable<TextChange> Constant(MutationPlace place) => place.One(place.Values) is { } value
        ? [new(value.Span, place.OneOf(
            "0", "1", "-1", "2", "int.MaxValue", "1L", "0.5", "\"\"", "\"a\"", "\" b,c \"", "'x'", "null", "default", "true", "false", "Probe.Yes", "[]"))]
        : [];

    private static IEnumerable<TextChange> KeptValue(MutationPlace place) =>
        place.One(place.Values) is { } value ? [new(value.Span, $"Probe.Keep({value})")] : [];

    private static IEnumerable<TextChange> ShownValue(MutationPlace place) =>
        place.One(place.Values) is { } value ? [new(value.Span, $"Probe.Show({value})")] : [];

    private static IEnumerable<TextChange> EitherValue(MutationPlace place) =>
        place.One(place.Values) is { } value && place.Alike(value, place.Values) is { } other ? [new(value.Span, $"(Probe.Yes ? {value} : {other})")] : [];

    private static IEnumerable<TextChange> Moved(MutationPlace place) =>
        place.One(place.Statements) is { } statement && place.One(place.Statements) is { } other ? [place.Beside(other, statement.ToString())] : [];

    private static IEnumerable<TextChange> Removed(MutationPlace place) => place.One(place.Statements) is { } statement ? [new(statement.Span, "")] : [];

    private static IEnumerable<TextChange> Swapped(MutationPlace place) =>
        place.One(place.Statements) is { } statement && place.One(place.Statements.Where(other => other.SpanStart >= statement.Span.End)) is { } other
            ? [new(statement.Span, other.ToString()), new(other.Span, statement.ToString())]
            : [];

    private static IEnumerable<TextChange> Conditional(MutationPlace place) => place.One(place.Statements) is { } statement
        ? [new(statement.Span, $"if ({place.One(place.Of(SpecialType.System_Boolean))?.ToString() ?? "Probe.Yes"}) {{ {statement} }}")]
        : [];

    private static IEnumerable<TextChange> Repeated(MutationPlace place) => place.One(place.Statements) is { } statement
        ? [new(statement.Span, $"for (var again{statement.SpanStart} = 0; again{statement.SpanStart} < 2; again{statement.SpanStart}++) {{ {statement} }}")]
        : [];

    private static IEnumerable<TextChange> Caught(MutationPlace place) => place.One(place.Statements) is { } statement
        ? [new(statement.Span, $"try {{ {statement} }} catch (System.Exception caught{statement.SpanStart}) {{ Probe.Show(caught{statement.SpanStart}); }}")]
        : [];

    private static IEnumerable<TextChange> InLambda(MutationPlace place) => place.One(place.Statements) is { } statement
        ? [new(statement.Span, $"System.Action run{statement.SpanStart} = () => {{ {statement} }}; run{statement.SpanStart}(); run{statement.SpanStart}();")]
        : [];

    private static IEnumerable<TextChange> LeftEarly(MutationPlace place) => place.One(place.Statements) is { } statement
        ? [place.Beside(statement, place.OneOf(
            "if (Probe.Yes) throw new System.InvalidOperationException();", "if (Probe.Yes) return;", "if (Probe.Yes) return default;",
            "if (Probe.Yes) break;", "if (Probe.Yes) continue;", "await System.Threading.Tasks.Task.Yield();", "yield return default;",
            "System.Globalization.CultureInfo.CurrentCulture = System.Globalization.CultureInfo.GetCultureInfo(\"de-DE\");"))]
        : [];

    private static IEnumerable<TextChange> ShowsKept(MutationPlace place) =>
        place.One(place.Statements) is { } statement ? [place.Beside(statement, "Probe.ShowKept();")] : [];

    private static IEnumerable<TextChange> Assigned(MutationPlace place) =>
        place.One(place.Variables) is { } variable && place.Alike(variable, place.Variables) is { } other && place.One(place.Statements) is { } statement
            ? [place.Beside(statement, $"{variable} = {other};")]
            : [];

    private static IEnumerable<TextChange> Used(MutationPlace place) =>
        place.One(place.Variables) is { } name && place.One(place.Statements) is { } statement
            ? [place.Beside(statement, place.OneOf(
                $"{name}.Clear();", $"{name}.Add(default);", $"{name}.RemoveAt(0);", $"{name}.Sort();", $"{name}.Append('z');", $"{name}.Length = 0;",
                $"{name}.Flush();", $"{name}.Dispose();", $"{name}[0] = default;", $"{name}[0]++;", $"System.Array.Reverse({name});", $"{name} += {name};",
                $"{name}++;", $"{name} = default;", $"{name} = new();", $"{name} = null;", $"Probe.Keep({name});", $"Probe.Show({name});"))]
            : [];

    /// <summary>
    /// Puts the last statements into a local function. What they share with the method, another local function writes while they run.
    /// </summary>
    private static IEnumerable<TextChange> Shared(MutationPlace place)
    {
        if (place.Body is not BaseMethodDeclarationSyntax { Body: { Statements.Count: > 0 } block } method
            || place.One(block.Statements) is not { } first
            || place.One(place.Variables) is not { } variable || place.Alike(variable, place.Values) is not { } value
            || place.One(place.Statements.Where(inner => inner.SpanStart >= first.SpanStart && inner is not LocalFunctionStatementSyntax)) is not { } statement)
        {
            return [];
        }

        var type = (method as MethodDeclarationSyntax)?.ReturnType.ToString() ?? "void";
        var isAsync = method.Modifiers.Any(SyntaxKind.AsyncKeyword);
        var (returns, run) = (type is "void" or "Task" ? "" : "return ", (isAsync ? "await " : "") + "Rest" + first.SpanStart + "();");
        return
        [
            new(new TextSpan(first.SpanStart, 0), $"void Write{first.SpanStart}() => {variable} = {place.OneOf(value.ToString(), "default")};\n"
                + $"{(isAsync ? "async " : "")}{type} Rest{first.SpanStart}()\n{{\n"),
            place.Beside(statement, $"Write{first.SpanStart}();"),
            new(new TextSpan(block.CloseBraceToken.SpanStart, 0), $"}}\n{returns}{run}\n"),
        ];
    }

    /// <summary>Takes a word away that says what no one else may do.</summary>
    private static IEnumerable<TextChange> Unmodified(MutationPlace place)
    {
        var words = place.Body.SyntaxTree.GetRoot()
            .DescendantTokens()
            .Where(static token => token.Kind() is SyntaxKind.StaticKeyword or SyntaxKind.ReadOnlyKeyword or SyntaxKind.SealedKeyword
                or SyntaxKind.PrivateKeyword or SyntaxKind.InternalKeyword or SyntaxKind.OverrideKeyword or SyntaxKind.ConstKeyword)
            .ToArray();
        if (words.Length == 0)
            return [];
        var word = place.OneOf(words);
        return [new(word.Span, word.Kind() is SyntaxKind.PrivateKeyword or SyntaxKind.InternalKeyword ? "public" : "")];
    }

    private static IEnumerable<TextChange> Commented(MutationPlace place) =>
        [new(new TextSpan(TokenOf(place).Span.End, 0), place.OneOf(" /* why */ ", " // why\n", "\n", "\n/* why\n so */ "))];

    /// <summary>Takes the break between two lines away.</summary>
    private static IEnumerable<TextChange> Joined(MutationPlace place)
    {
        var token = TokenOf(place);
        var between = TextSpan.FromBounds(token.Span.End, token.GetNextToken().SpanStart);
        return between.Length > 0 && string.IsNullOrWhiteSpace(place.Body.SyntaxTree.GetText().ToString(between)) ? [new(between, " ")] : [];
    }

    private static IEnumerable<TextChange> UnderDirective(MutationPlace place) => place.One(place.Statements) is { } statement
        ? [new(statement.Span, place.OneOf("\n#if true\n", "\n#region r\n", "\n#pragma warning disable CS0219\n") + statement
            + place.OneOf("\n#endif\n", "\n#endregion\n", "\n#pragma warning restore CS0219\n"))]
        : [];

    private static SyntaxToken TokenOf(MutationPlace place) => place.OneOf(place.Body.DescendantTokens().ToArray());

    private static IEnumerable<TextChange> ModifiedParameter(MutationPlace place) =>
        place.One(place.Body.DescendantNodes().OfType<ParameterSyntax>().Where(static parameter => parameter.Modifiers.Count == 0)) is { } parameter
            ? [new(new TextSpan(parameter.SpanStart, 0), place.OneOf("in ", "params "))]
            : [];

    private static IEnumerable<TextChange> OtherOrderOfArguments(MutationPlace place) =>
        place.One(place.Body.DescendantNodes().OfType<ArgumentListSyntax>().Where(static list => list.Arguments.Count > 1)) is { Arguments: var arguments }
            ? [new(arguments[0].Span, arguments[1].ToString()), new(arguments[1].Span, arguments[0].ToString())]
            : [];

    private static IEnumerable<TextChange> OtherType(MutationPlace place)
    {
        var types = place.Body.SyntaxTree.GetRoot()
            .DescendantNodes()
            .OfType<TypeSyntax>()
            .Where(static type => type.Parent is ParameterSyntax or VariableDeclarationSyntax or MethodDeclarationSyntax or TypeArgumentListSyntax
                or PropertyDeclarationSyntax);
        return place.One(types) is { } type ? [new(type.Span, place.OneOf(LikeType(type)))] : [];
    }

    private static string[] LikeType(TypeSyntax type) => type switch
    {
        PredefinedTypeSyntax { Keyword.RawKind: (int)SyntaxKind.IntKeyword } => ["long", "byte", "short", "uint", "ulong", "int?"],
        PredefinedTypeSyntax { Keyword.RawKind: (int)SyntaxKind.StringKeyword } => ["object", "System.ReadOnlySpan<char>", "System.IComparable", "dynamic"],
        PredefinedTypeSyntax { Keyword.RawKind: (int)SyntaxKind.ObjectKeyword } => ["string", "dynamic", "int"],
        ArrayTypeSyntax { ElementType: var element } =>
            [$"System.Collections.Generic.IList<{element}>", $"System.Collections.Generic.IEnumerable<{element}>", $"System.Span<{element}>"],
        GenericNameSyntax { Identifier.ValueText: "List", TypeArgumentList: var element } =>
            ["IList" + element, "IReadOnlyList" + element, "IEnumerable" + element, "ICollection" + element],
        _ => ["var", "object", type + "?"],
    };
}
