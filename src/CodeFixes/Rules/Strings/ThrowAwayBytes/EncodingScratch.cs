using System.Globalization;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Flow.Calls;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Edits.Layout;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rules.Strings.ThrowAwayBytes;

/// <summary>
/// Writes the call that encodes a text into a stack buffer, and the private method that does it. A text whose bytes do not fit gets an array,
/// as before, so no input can overflow the stack; in a loop the buffer is declared before it.
/// </summary>
/// <param name="request">What the fix starts from.</param>
/// <param name="call">The call of <c>GetBytes</c>.</param>
/// <param name="isSpan">Whether the text is a span by then: a string that is null must fail as it did, which a span cannot.</param>
internal sealed class EncodingScratch(FixRequest request, InvocationExpressionSyntax call, bool isSpan)
{
    private const int LeastBytes = 32;

    // UTF-8 and UTF-16 take so many at most; where another encoding takes more, the text gets an array.
    private const int BytesOfChar = 3, Word = 8;

    private const string Method =
        """
        private static Span<byte> $name$($encoding$ encoding, $text$ text, Span<byte> scratch)
        {
            var count = encoding.GetByteCount(text);
            if (scratch.Length < count)
            {
                scratch = new byte[count];
            }

            return scratch.Slice(0, encoding.GetBytes(text, scratch));
        }
        """;

    private readonly SyntaxNode _function = References.FunctionOf(call);
    private GeneratedMember? _member;
    private StatementSyntax? _loop;
    private TypeDeclarationSyntax? _type;
    private StatementSyntax? _buffer;

    /// <summary>The name of the method where it is new.</summary>
    public string? DeclaredName => _member?.Declaration is null ? null : _member.Name;

    /// <summary>
    /// What makes the call that takes the place of <c>encoding.GetBytes(text)</c>, once that is edited; null where there is no room for a buffer.
    /// </summary>
    public Func<InvocationExpressionSyntax, ExpressionSyntax>? Plan(CancellationToken cancellationToken)
    {
        var model = request.Model;
        var limit = request.Option(AllocationOptions.MaxStackallocBytes);
        if (request.LanguageVersion < LanguageVersion.CSharp8 || limit < LeastBytes
            || call is not { Expression: MemberAccessExpressionSyntax { Expression: var encoding }, ArgumentList.Arguments: { Count: 1 } arguments }
            || arguments[0].NameColon is not null || StackFrames.IsInHandler(call, _function) || StackFrames.JumpsBack(_function)
            || CallGraph.MayRunAgain(call, model, cancellationToken)
            || References.IsInNestedFunction(call, _function) || GeneratedMember.TypeAround(call) is not { } type)
        {
            return null;
        }

        _type = type;
        _loop = StackFrames.OutermostLoop(call, _function) as StatementSyntax;
        if (_loop is not null && (_loop.Parent is not (BlockSyntax or SwitchSectionSyntax) || !ScratchSpace.IsPossible(call, _loop.Span.End)))
            return null;
        var typeName = model
            .LookupNamespacesAndTypes(call.SpanStart, name: "Encoding")
            .Any(static symbol => symbol.ContainingNamespace?.ToDisplayString() == "System.Text")
            ? "Encoding"
            : "System.Text.Encoding";
        var method = Method.Replace("$encoding$", typeName);
        var (ofString, ofSpan) = (method.Replace("$text$", "string"), method.Replace("$text$", "ReadOnlySpan<char>"));
        _member = GeneratedMember.For(
            MemberNames.OfMethod("Encode", request), isSpan ? ofSpan : ofString, call, model, cancellationToken, overload: isSpan ? ofString : ofSpan);
        if (_member is null)
            return null;

        if (new UpperBounds(model, cancellationToken).OfWhole(arguments[0].Expression) is > 0 and var chars && chars * BytesOfChar < limit)
            limit = ((int)chars * BytesOfChar + Word - 1) / Word * Word;
        var allocation = "stackalloc byte[" + limit.ToString(CultureInfo.InvariantCulture) + "]";
        var scratch = allocation;
        if (_loop is not null)
        {
            scratch = FreeName.For(BufferName(call), _function, model, EarlierBuffers());
            _buffer = SyntaxFactory.ParseStatement("Span<byte> " + scratch + " = " + allocation + ";");
        }

        var name = _member.Name;
        return edited => SyntaxFactory.InvocationExpression(
            SyntaxFactory.IdentifierName(name),
            SyntaxFactory.ArgumentList(SyntaxFactory.SeparatedList(
                [
                    SyntaxFactory.Argument(encoding.WithoutTrivia()),
                    edited.ArgumentList.Arguments[0].WithoutTrivia(),
                    SyntaxFactory.Argument(SyntaxFactory.ParseExpression(scratch)),
                ],
                Enumerable.Repeat(SyntaxFactory.Token(SyntaxKind.CommaToken).WithTrailingTrivia(SyntaxFactory.Space), 2))));
    }

    /// <summary>Plans the buffer before the loop and the method in the type.</summary>
    public void AddTo(SolutionEdits edits)
    {
        if (_buffer is not null)
            edits.InsertBefore(_loop!, _buffer);
        edits.Replace(_type!, type => _member!.AddTo(type, _type!));
        UsingDirectives.AddSystem(edits, request);
    }

    private static string BufferName(InvocationExpressionSyntax encoded) =>
        (encoded.Parent is EqualsValueClauseSyntax { Parent: VariableDeclaratorSyntax declarator } ? declarator.Identifier.ValueText : "bytes") + "Buffer";

    /// <summary>How many calls before this one may get a buffer of the same name, so that all of them can be fixed at once.</summary>
    private int EarlierBuffers()
    {
        var name = BufferName(call);
        return References.OwnNodes(_function).Count(node =>
            node.SpanStart < call.SpanStart
            && node is InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: "GetBytes" },
                ArgumentList.Arguments.Count: 1 } other
            && BufferName(other) == name && StackFrames.OutermostLoop(other, _function) is not null);
    }
}
