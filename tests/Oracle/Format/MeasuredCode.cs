using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Oracle.Format;

/// <summary>
/// The form of a case that is measured: <c>Probe</c> is kept from being inlined, and a copy of its body runs in a <c>for</c> of 100 in a method of its
/// own, unless the case has a <c>Loop</c>. Parameters become locals of the loop's body, so that a closure over one is made for each iteration.
/// </summary>
internal static class MeasuredCode
{
    private const string NoInlining = "[System.Runtime.CompilerServices.MethodImpl(System.Runtime.CompilerServices.MethodImplOptions.NoInlining)] ";

    /// <summary>Why a case cannot be measured; null where it can.</summary>
    public static string? ProblemOf(OracleCase @case)
    {
        try
        {
            Of(@case.Code, new CSharpParseOptions(@case.Header.Language));
            return null;
        }
        catch (FormatException wrong)
        {
            return "case: " + wrong.Message;
        }
    }

    /// <summary>The code with its entry points <c>__Once</c> and <c>__Repeat</c>.</summary>
    /// <exception cref="FormatException">There is not exactly one static <c>Probe</c> whose parameters all have defaults.</exception>
    public static string Of(string code, CSharpParseOptions options)
    {
        var root = CSharpSyntaxTree.ParseText(code, options).GetRoot();
        var methods = root.DescendantNodes().OfType<MethodDeclarationSyntax>().ToArray();
        var probe = methods.Where(static method => method.Identifier.ValueText == "Probe").ToArray() is [var only]
            ? only
            : throw new FormatException("there must be exactly one method 'Probe'.");
        if (!probe.Modifiers.Any(SyntaxKind.StaticKeyword) || probe.ParameterList.Parameters.Any(static parameter => parameter.Default is null))
            throw new FormatException("'Probe' must be static, and each parameter needs a default value.");
        if (probe.DescendantNodes(static node => !IsFunction(node)).Any(static node => node is YieldStatementSyntax))
            throw new FormatException("'Probe' must not be an iterator; let it call one.");

        var loop = probe.Parent!.ChildNodes().OfType<MethodDeclarationSyntax>().FirstOrDefault(static method => method.Identifier.ValueText == "Loop");
        var added = "\n" + Once(probe) + "\n"
            + (loop is null
                ? LoopOf(probe, code) + "\ninternal static void __Repeat() { " + Call(probe, "__Loop", true) + " }"
                : "internal static void __Repeat() { " + Call(loop, "Loop", loop.ReturnType.ToString() == "void") + " }") + "\n";
        var changes = new List<TextChange>
        {
            new(new TextSpan(probe.GetFirstToken().SpanStart, 0), NoInlining),
            new(new TextSpan(probe.Span.End, 0), added),
        };
        if (loop is not null)
            changes.Add(new TextChange(new TextSpan(loop.GetFirstToken().SpanStart, 0), NoInlining));
        return SourceText.From(code).WithChanges(changes.OrderBy(static change => change.Span.Start)).ToString();
    }

    private static string Once(MethodDeclarationSyntax probe) =>
        "internal static void __Once() { " + Call(probe, "Probe", probe.ReturnType.ToString() == "void") + " }";

    private static string Call(MethodDeclarationSyntax method, string name, bool isVoid) =>
        method.Modifiers.Any(SyntaxKind.AsyncKeyword) ? $"Sink.KeepResult({name}());"
        : isVoid ? name + "();"
        : $"Sink.Keep({name}());";

    private static string LoopOf(MethodDeclarationSyntax probe, string code)
    {
        var isAsync = probe.Modifiers.Any(SyntaxKind.AsyncKeyword);
        var parameters = string.Join(", ", probe.ParameterList.Parameters.Select(static p => $"{p.Type} __{p.Identifier.ValueText} {p.Default}"));
        var locals = string.Concat(probe.ParameterList.Parameters.Select(static p => $"{p.Type} {p.Identifier} = __{p.Identifier.ValueText}; "));
        var modifiers = string.Concat(probe.Modifiers.Where(static m => m.IsKind(SyntaxKind.AsyncKeyword) || m.IsKind(SyntaxKind.UnsafeKeyword))
            .Select(static m => m.Text + " "));
        return $$"""
            {{NoInlining}}private static {{modifiers}}{{(isAsync ? "System.Threading.Tasks.Task" : "void")}} __Loop({{parameters}})
            {
                for (var __iteration = 0; __iteration < Sink.Iterations; __iteration++)
                {
                    {{locals}}{{BodyOf(probe, code)}}
                    __next: ;
                }
            }
            """;
    }

    /// <summary>The statements of the body, in which a value that is returned is kept and the next iteration begins.</summary>
    private static string BodyOf(MethodDeclarationSyntax probe, string code)
    {
        var isVoid = probe.ReturnType.ToString() is "void" or "Task" or "ValueTask"
            && (probe.Modifiers.Any(SyntaxKind.AsyncKeyword) || probe.ReturnType.ToString() == "void");
        if (probe.ExpressionBody is { Expression: var expression })
            return isVoid ? expression + ";" : $"Sink.Keep({expression});";
        var body = probe.Body ?? throw new FormatException("'Probe' needs a body.");
        var inside = TextSpan.FromBounds(body.OpenBraceToken.Span.End, body.CloseBraceToken.SpanStart);
        var text = new SourceTextBuilder(code, inside);
        foreach (var leave in body.DescendantNodes(static node => !IsFunction(node)).OfType<ReturnStatementSyntax>())
            text.Replace(leave.Span, leave.Expression is null ? "goto __next;" : $"{{ Sink.Keep({leave.Expression}); goto __next; }}");
        return text.ToString();
    }

    private static bool IsFunction(SyntaxNode node) => node is AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax;

    /// <summary>A part of a text with replacements in ascending order.</summary>
    private sealed class SourceTextBuilder(string code, TextSpan part)
    {
        private readonly System.Text.StringBuilder _text = new();
        private int _copied = part.Start;

        public void Replace(TextSpan span, string text)
        {
            _text.Append(code, _copied, span.Start - _copied).Append(text);
            _copied = span.End;
        }

        public override string ToString() => _text + code[_copied..part.End];
    }
}
