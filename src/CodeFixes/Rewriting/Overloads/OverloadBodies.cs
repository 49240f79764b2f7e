using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Flow.Calls;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using static Microsoft.CodeAnalysis.CSharp.SyntaxFactory;

namespace Allocations.CodeFixes.Rewriting.Overloads;

/// <summary>Which overload is added beside one that takes a <c>params</c> array.</summary>
internal enum OverloadKind
{
    /// <summary>One that takes one item.</summary>
    Single,

    /// <summary>One that takes a <c>params</c> span of items.</summary>
    Span,
}

/// <summary>A method and what stands beside it after a rewrite.</summary>
/// <param name="Members">What takes the place of the declaration, which is among them.</param>
/// <param name="IsUseful">Whether the overload does without an array.</param>
/// <param name="Difference">How a call may behave differently; null where it does not.</param>
internal readonly record struct MembersBeside(IReadOnlyList<SyntaxNode> Members, bool IsUseful, string? Difference);

/// <summary>
/// Writes the bodies of an overload, of the method that it stands beside, and of what they share. A short loop over the items is plainest
/// written once more, for one item; a longer body is shared, which takes a span. What the shared body may not do, because it asks who it is
/// or calls its own method again, the longer copy can.
/// </summary>
internal sealed class OverloadBodies
{
    // A reader takes in about as much at once; more is not written twice unless nothing else does.
    private const int ShortLines = 12;
    private const int MostLines = 40;

    private readonly OverloadKind _kind;
    private readonly SemanticModel _model;
    private readonly NullProof _nulls;
    private readonly SyntaxKind? _constructor;
    private readonly bool _hasSpans;

    private OverloadBodies(OverloadKind kind, SemanticModel model, NullProof nulls, SyntaxKind? constructor, bool hasSpans)
    {
        _kind = kind;
        _model = model;
        _nulls = nulls;
        _constructor = constructor;
        _hasSpans = hasSpans;
    }

    /// <summary>The writer for a file; null where an overload with a span is wanted and one of the projects that share the file has no span.</summary>
    public static async Task<OverloadBodies?> ForAsync(FixRequest request, OverloadKind kind, Document document, CancellationToken cancellationToken)
    {
        var model = (await document.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false))!;
        var keywords = new List<(bool In, bool Ref)>();
        var hasSpans = true;
        foreach (var shared in SharedFiles.Of(document))
        {
            if (await shared.Project.GetCompilationAsync(cancellationToken).ConfigureAwait(false) is not { } compilation
                || compilation.GetTypeByMetadataName("System.ReadOnlySpan`1") is not { } span)
            {
                hasSpans = false;
                continue;
            }

            var constructor = span.InstanceConstructors.FirstOrDefault(static constructor => constructor.Parameters.Length == 1
                && constructor.Parameters[0] is { RefKind: not RefKind.None, Type.TypeKind: TypeKind.TypeParameter });
            if (constructor is null && kind == OverloadKind.Single
                && compilation.GetTypeByMetadataName("System.Runtime.InteropServices.MemoryMarshal")?.GetMembers("CreateReadOnlySpan").IsEmpty != false)
            {
                hasSpans = false;
            }

            keywords.Add(constructor is null ? (false, false) : KeywordsFor(constructor.Parameters[0], SharedFiles.LanguageOf(shared.Project)));
        }

        var keyword = keywords.All(static keyword => keyword.In) ? SyntaxKind.InKeyword
            : keywords.All(static keyword => keyword.Ref) ? SyntaxKind.RefKeyword
            : default(SyntaxKind?);
        return hasSpans || kind == OverloadKind.Single
            ? new OverloadBodies(kind, model, request.NullProof(document, model, cancellationToken), keyword, hasSpans)
            : null;
    }

    /// <summary>What takes the place of a declaration; nothing where the overload cannot be written.</summary>
    public MembersBeside Beside(
        ParamsDeclaration parts, MethodDeclarationSyntax declaration, MethodDeclarationSyntax marked, CancellationToken cancellationToken)
    {
        if (declaration.Body is null && declaration.ExpressionBody is null)
            return new MembersBeside([marked, Overload(parts, null)], false, null);
        if (Best(parts, declaration, marked, cancellationToken) is { } best)
            return best;
        return _kind == OverloadKind.Single && ForwardedTo(parts, declaration, marked, cancellationToken) is { } forwarding
            ? new MembersBeside([marked, parts.Single(forwarding)], true, null)
            : new MembersBeside([marked, Overload(parts, ParamsDeclaration.Arrow(parts.Call(parts.OwnName(), NewArray(parts))))], false, null);
    }

    /// <summary>
    /// The same beside an array that is its method's last parameter without being <c>params</c>; null where the body does more than walk through it.
    /// </summary>
    public MembersBeside? BesideArray(
        ParamsDeclaration parts, MethodDeclarationSyntax declaration, MethodDeclarationSyntax marked, CancellationToken cancellationToken) =>
        Best(parts, declaration, marked, cancellationToken);

    /// <summary>The overload that does without an array, written as plainly as may be, or null.</summary>
    private MembersBeside? Best(
        ParamsDeclaration parts, MethodDeclarationSyntax declaration, MethodDeclarationSyntax marked, CancellationToken cancellationToken)
    {
        var shared = _hasSpans ? Shared(parts, declaration, marked, cancellationToken) : null;

        // What an async body throws belongs to its task; the overload is not async, since it only calls.
        if (_kind == OverloadKind.Span || parts.Method.IsAsync
            || ItemBody.Of(declaration, parts.Method.Parameters.Last(), _model, cancellationToken)?.Written(marked, parts.ItemName) is not { } copy)
        {
            return shared;
        }

        return LinesOf(declaration) <= (shared is { Difference: null } ? ShortLines : MostLines)
            ? new MembersBeside([marked, parts.Single(NameBindings.Unmark(copy))], true, null)
            : shared;
    }

    private MembersBeside? Shared(
        ParamsDeclaration parts, MethodDeclarationSyntax declaration, MethodDeclarationSyntax marked, CancellationToken cancellationToken)
    {
        if (SpanBody.Of(parts.Method, declaration, _nulls, _model, cancellationToken) is not { } split
            || _kind == OverloadKind.Single && CallerInformation.IsAskedIn(declaration, _model, cancellationToken, CallerQuestion.Member, CallerQuestion.Line))
        {
            return null;
        }

        var shared = _kind == OverloadKind.Single ? BesideCore(parts, marked, split) : WithMovedBody(parts, marked, split);
        return CallGraph.MayRunAgain(declaration, _model, cancellationToken)
            ? shared with { Difference = Differences.Joined(shared.Difference, Differences.Recursion) }
            : shared;
    }

    private static int LinesOf(MethodDeclarationSyntax declaration)
    {
        var lines = declaration.SyntaxTree.GetLineSpan(declaration.Body!.Span);
        return lines.EndLinePosition.Line - lines.StartLinePosition.Line + 1;
    }

    private MethodDeclarationSyntax Overload(ParamsDeclaration parts, SyntaxNode? body) => _kind == OverloadKind.Single ? parts.Single(body) : parts.Span(body);

    private MembersBeside BesideCore(ParamsDeclaration parts, MethodDeclarationSyntax marked, SpanBody split)
    {
        var core = parts.NameOf(ItemNames.UniqueMember(parts.Method.ContainingType, marked.Identifier.ValueText + "Core"));
        var ofArray = parts.Call(core, split.CanBeNull ? SpanOf(parts, throwsOnNull: true) : IdentifierName(parts.Array.Identifier.WithoutTrivia()));
        return new MembersBeside(
            [
                parts.WithBody(BodyOfArray(parts, marked, split, ofArray)),
                parts.Single(ParamsDeclaration.Arrow(parts.Call(core, SpanOfOne(parts)))),
                parts.Core(core.Identifier.ValueText, split.Guards),
            ],
            true,
            split.Difference);
    }

    private static MembersBeside WithMovedBody(ParamsDeclaration parts, MethodDeclarationSyntax marked, SpanBody split) => new(
        [
            parts.WithBody(BodyOfArray(parts, marked, split, parts.Call(parts.OwnName(), SpanOf(parts, split.CanBeNull)))),
            parts.Span(parts.BodyWithout(split.Guards)),
        ],
        true,
        split.Difference);

    /// <summary>The guards and the call of what has the rest of the body.</summary>
    private static SyntaxNode BodyOfArray(
        ParamsDeclaration parts, MethodDeclarationSyntax marked, SpanBody split, ExpressionSyntax rest) => split.Guards.Count == 0
        ? ParamsDeclaration.Arrow(rest)
        : parts.Block(
            marked.Body!.Statements.Take(split.Guards.Count).Select((guard, i) => split.Guards[i] ? guard : NameBindings.Unmark(guard)),
            rest);

    /// <summary>The body for one item where the whole body passes the array on to the same method of another object; null elsewhere.</summary>
    private SyntaxNode? ForwardedTo(
        ParamsDeclaration parts, MethodDeclarationSyntax declaration, MethodDeclarationSyntax marked, CancellationToken cancellationToken)
    {
        var body = (SyntaxNode?)declaration.ExpressionBody ?? declaration.Body!;
        var name = parts.Array.Identifier.ValueText;
        var mentions = body.DescendantNodes().OfType<IdentifierNameSyntax>().Where(identifier => identifier.Identifier.ValueText == name).ToArray();
        if (parts.Method.IsAsync || declaration.Body is { Statements.Count: not 1 } || mentions.Length != 1
            || mentions[0].Parent is not ArgumentSyntax { NameColon: null }
            || _model.GetOperation(mentions[0], cancellationToken)?.Parent is not IArgumentOperation { ArgumentKind: ArgumentKind.Explicit,
                Parameter: { } target, Parent: IInvocationOperation call }
            || !SymbolEqualityComparer.Default.Equals(call.TargetMethod.OriginalDefinition, parts.Method)
                && !IsRelated(call.TargetMethod.OriginalDefinition, parts.Method)
            || !SymbolEqualityComparer.Default.Equals(ParamsSignatures.ParamsOf(call.TargetMethod), target))
        {
            return null;
        }

        var copy = NameBindings.Unmark((SyntaxNode?)marked.ExpressionBody ?? marked.Body!);
        var passed = copy.DescendantNodes().OfType<IdentifierNameSyntax>().First(identifier => identifier.Identifier.ValueText == name);
        return copy.ReplaceNode(passed, passed.WithIdentifier(Identifier(parts.ItemName).WithTriviaFrom(passed.Identifier)));
    }

    /// <summary>Whether one method implements or overrides the other, so that both get the overload.</summary>
    private static bool IsRelated(IMethodSymbol target, IMethodSymbol method) =>
        MemberFamily.Contains(target, method) || MemberFamily.Contains(method, target);

    private static ExpressionSyntax SpanOf(ParamsDeclaration parts, bool throwsOnNull)
    {
        var array = IdentifierName(parts.Array.Identifier.WithoutTrivia());
        var arguments = throwsOnNull
            ? new[] { Argument(array), Argument(LiteralExpression(
                SyntaxKind.NumericLiteralExpression,
                Literal(0))), Argument(MemberAccessExpression(SyntaxKind.SimpleMemberAccessExpression, array, IdentifierName("Length"))) }
            : [Argument(array)];
        return ObjectCreationExpression(parts.SpanType()).WithArgumentList(ArgumentList(SeparatedList(arguments)));
    }

    // The constructor takes 'in' on .NET 7 and 'ref readonly' later, which languages before C# 12 know as 'ref'.
    private static (bool In, bool Ref) KeywordsFor(IParameterSymbol parameter, LanguageVersion version) =>
        (parameter.RefKind == RefKind.In || (parameter.RefKind != RefKind.Ref && version >= NewerCompilers.CSharp12), parameter.RefKind != RefKind.In);

    private ExpressionSyntax SpanOfOne(ParamsDeclaration parts)
    {
        var item = IdentifierName(parts.ItemName);

        return _constructor is { } keyword
            ? ObjectCreationExpression(parts.SpanType()).WithArgumentList(ArgumentList(SingletonSeparatedList(Argument(null, Token(keyword), item))))
            : InvocationExpression(
                ParseExpression("global::System.Runtime.InteropServices.MemoryMarshal.CreateReadOnlySpan")
                    .WithAdditionalAnnotations(Microsoft.CodeAnalysis.Simplification.Simplifier.Annotation))
                .WithArgumentList(ArgumentList(SeparatedList([Argument(null, Token(SyntaxKind.RefKeyword), item), Argument(LiteralExpression(
                    SyntaxKind.NumericLiteralExpression, Literal(1)))])));
    }

    private ExpressionSyntax NewArray(ParamsDeclaration parts) => _kind == OverloadKind.Single
        ? ImplicitArrayCreationExpression(InitializerExpression(
            SyntaxKind.ArrayInitializerExpression, SingletonSeparatedList<ExpressionSyntax>(IdentifierName(parts.ItemName))))
        : InvocationExpression(MemberAccessExpression(
            SyntaxKind.SimpleMemberAccessExpression, IdentifierName(parts.Array.Identifier.WithoutTrivia()), IdentifierName("ToArray")));
}
