using System.Globalization;
using Allocations.Analyzers.Flow.Calls;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Syntax;
using Allocations.Analyzers.Text;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Edits.Layout;
using Allocations.CodeFixes.Rewriting.Spans;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rules.Strings.ParseChain;

/// <summary>
/// Gives each step that removes or replaces characters, or formats a value, a stack buffer of bounded size and a method that does the work. A text that does
/// not fit goes to the heap, so no input can overflow the stack; in a loop the buffers are declared before it, because the stack grows with each
/// <c>stackalloc</c> that runs.
/// </summary>
internal sealed class ScratchBuffers(FixRequest request, CancellationToken cancellationToken)
{
    private const int LeastChars = 16;

    private const string Remove =
        """
        private static ReadOnlySpan<char> $name$(ReadOnlySpan<char> source, char value, Span<char> scratch)
        {
            var length = source.IndexOf(value);
            if (length < 0)
            {
                return source;
            }

            if (scratch.Length < source.Length)
            {
                scratch = new char[source.Length];
            }

            source.Slice(0, length).CopyTo(scratch);
            foreach (var c in source.Slice(length + 1))
            {
                if (c != value)
                {
                    scratch[length++] = c;
                }
            }

            return scratch.Slice(0, length);
        }
        """;

    private const string Replace =
        """
        private static ReadOnlySpan<char> $name$(ReadOnlySpan<char> source, char oldValue, char newValue, Span<char> scratch)
        {
            var first = source.IndexOf(oldValue);
            if (first < 0)
            {
                return source;
            }

            if (scratch.Length < source.Length)
            {
                scratch = new char[source.Length];
            }

            source.CopyTo(scratch);
            for (var i = first; i < source.Length; i++)
            {
                if (scratch[i] == oldValue)
                {
                    scratch[i] = newValue;
                }
            }

            return scratch.Slice(0, source.Length);
        }
        """;

    private const string Format =
        """
        private static ReadOnlySpan<char> $name$<T>(T value, Span<char> scratch)
            where T : ISpanFormattable
        {
            return value.TryFormat(scratch, out var length, default, null) ? scratch.Slice(0, length) : value.ToString();
        }
        """;

    private const string FormatAs =
        """
        private static ReadOnlySpan<char> $name$<T>(T value, string? format, IFormatProvider? provider, Span<char> scratch)
            where T : ISpanFormattable
        {
            return value.TryFormat(scratch, out var length, format, provider) ? scratch.Slice(0, length) : value.ToString(format, provider);
        }
        """;

    private readonly List<(StatementSyntax Loop, StatementSyntax Declaration)> _declarations = [];
    private readonly List<GeneratedMember> _members = [];

    /// <summary>A name that the rewrite declares; null where it declares none.</summary>
    public string? DeclaredName => _members.FirstOrDefault(static member => member.Declaration is not null)?.Name;

    /// <summary>Settles buffers and methods of a rewrite; false where there is no place for one of them.</summary>
    /// <param name="rewrite">The rewrite.</param>
    /// <param name="reader">What reads the spans: where it makes several strings, a shared buffer would mix them up.</param>
    /// <param name="name">The name of a buffer that needs one.</param>
    public bool TrySettle(SpanRewrite rewrite, SyntaxNode reader, string name)
    {
        var steps = rewrite.ScratchSteps;
        if (steps.Count == 0)
            return true;
        var chars = request.Option(AllocationOptions.MaxStackallocBytes) / sizeof(char) / steps.Count;
        if (request.LanguageVersion < LanguageVersion.CSharp8 || chars < LeastChars || References.FunctionAround(request.Node) is not { } function
            || request.Node.Ancestors().TakeWhile(node => node != function).Any(static node => node is QueryExpressionSyntax)
            || !MemberIndex.All(FlowNode.Label, function).IsEmpty
            || (rewrite.KeepsSpan && StackFrames.OutermostLoop(request.Node, function) is not null)
            || CallGraph.MayRunAgain(request.Node, request.Model, cancellationToken)
            || GeneratedMember.TypeAround(request.Node) is not { } type)
        {
            return false;
        }

        foreach (var step in steps)
        {
            var loop = StackFrames.OutermostLoop(step.Place, function) as StatementSyntax;
            if (loop is not null
                && (loop.Parent is not BlockSyntax || MakesOtherStrings(reader, steps.Count) || !ScratchSpace.IsPossible(step.Place, loop.Span.End)))
            {
                return false;
            }

            if (MethodOf(step) is not { } member)
                return false;

            if (!_members.Any(other => other.Name == member.Name && other.Declaration?.ToString() == member.Declaration?.ToString()))
                _members.Add(member);
            step.Helper = member.Name;
            var allocation = "stackalloc char[" + Math.Min(chars, step.MostChars).ToString(CultureInfo.InvariantCulture) + "]";
            step.Buffer = loop is null ? SyntaxFactory.ParseExpression(allocation) : SyntaxFactory.IdentifierName(Declare(name, allocation, loop, function));
        }

        if (!IsWorthAMethod(rewrite, type))
            return false;
        return true;
    }

    private GeneratedMember? MethodOf(ScratchStep step)
    {
        var formats = step.Kind == StringStepKind.Formatted;
        var (name, method) = step.Kind switch
        {
            StringStepKind.RemoveChar => ("RemoveChar", Remove),
            StringStepKind.ReplaceChar => ("ReplaceChar", Replace),
            _ => ("FormatValue", step.HasFormat ? ByFormat() : Format),
        };
        return GeneratedMember.For(
            MemberNames.OfMethod(name, request),
            method,
            request.Node,
            request.Model,
            cancellationToken,
            !formats ? null : step.HasFormat ? Format : ByFormat());
    }

    private string ByFormat() =>
        request.Model.GetNullableContext(request.Node.SpanStart).AnnotationsEnabled()
            ? FormatAs
            : FormatAs.Replace("string?", "string").Replace("IFormatProvider?", "IFormatProvider");

    /// <summary>
    /// Whether what is saved is worth the lines of a new method: two strings or more, several uses in the type, or a place that is known to run often.
    /// A method that is there already costs no line.
    /// </summary>
    private bool IsWorthAMethod(SpanRewrite rewrite, TypeDeclarationSyntax type) =>
        _members.TrueForAll(static member => member.Declaration is null)
        || rewrite.Edited - rewrite.Kept > 1
        || request.Property(FindingProperties.Heat) is "hot" or "warm"
        || type.DescendantNodes().Count(
            static node => node is InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: nameof(string.Replace) },
                ArgumentList.Arguments.Count: 2 }) > 1;

    /// <summary>Adds the declarations and methods to the edits of the rewrite.</summary>
    public void AddTo(SolutionEdits edits)
    {
        foreach (var (loop, declaration) in _declarations)
            edits.InsertBefore(loop, declaration);
        if (GeneratedMember.TypeAround(request.Node) is not { } type)
            return;
        foreach (var member in _members)
            edits.Replace(type, rewritten => member.AddTo(rewritten, type));
    }

    private static bool MakesOtherStrings(SyntaxNode reader, int own) =>
        reader.DescendantNodes().Count(
            static node => node is MemberAccessExpressionSyntax { Name.Identifier.ValueText: nameof(string.Replace) or nameof(ToString) }) > own;

    private string Declare(string name, string allocation, StatementSyntax loop, SyntaxNode function)
    {
        var count = _declarations.Count;
        var free = FreeName.For(count == 0 ? name : name + (count + 1).ToString(CultureInfo.InvariantCulture), function, request.Model);
        _declarations.Add((loop, SyntaxFactory.ParseStatement("Span<char> " + free + " = " + allocation + ";")));
        return free;
    }
}
