using Allocations.Analyzers.Flow.Calls;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Rules.Buffers.NumberThroughBytes;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Spans;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Buffers.NumberThroughBytes;

/// <summary>
/// ALLOC506: writes the bytes to stack memory, or straight to where they are copied, in the order of the machine as before. In a loop the
/// stack memory is taken once, before it. Refused where a part of the statement before the bytes has an effect, since they are written before
/// the statement, and where stack memory in an expression would add up in a loop.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(NumberThroughBytesCodeFix))]
public sealed class NumberThroughBytesCodeFix() : AllocationCodeFix(Descriptors.NumberThroughBytes.Id)
{
    private const string Key = "WithoutArray";
    private const string TooShort = "a target that is null or too short throws another exception";

    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken) =>
        Task.FromResult<IReadOnlyList<Fix>>(Plan(request, cancellationToken) is { } fix ? [fix] : []);

    private static Fix? Plan(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Model.GetOperation(request.Node, cancellationToken) is not IInvocationOperation { Syntax: InvocationExpressionSyntax } call)
            return null;
        if (ByteList.Of(call) is { } list)
            return TakesStackAgain(request, cancellationToken) ? null : FromList(request, list);
        if (NumberBytes.Of(call, cancellationToken) is not { } bytes)
            return null;
        return bytes.Use switch
        {
            NumberBytesUse.Reinterpreted => Reinterpret(request, bytes),
            NumberBytesUse.Copied => Copy(request, bytes, cancellationToken),
            NumberBytesUse.Local or NumberBytesUse.Read when TakesStackAgain(request, cancellationToken) => null,
            NumberBytesUse.Local => Local(request, bytes, cancellationToken),
            _ => Read(request, bytes, cancellationToken),
        };
    }

    private static bool TakesStackAgain(FixRequest request, CancellationToken cancellationToken) =>
        CallGraph.MayRunAgain(request.Node, request.Model, cancellationToken);

    private static Fix? Reinterpret(FixRequest request, NumberBytes bytes)
    {
        if (bytes.User?.Syntax is not InvocationExpressionSyntax outer || bytes.Reinterpretation() is not { } name || SpanUses.HasComment(outer))
            return null;
        ExpressionSyntax called = outer.Expression is MemberAccessExpressionSyntax access
            ? access.WithName(SyntaxFactory.IdentifierName(name))
            : SyntaxFactory.IdentifierName(name);
        var arguments = ((InvocationExpressionSyntax)bytes.Call.Syntax).ArgumentList;
        return Made(
            request,
            "Read the bits of the number",
            request.Root.ReplaceNode(outer, SyntaxFactory.InvocationExpression(called, arguments).WithTriviaFrom(outer)),
            null);
    }

    private static Fix? FromList(FixRequest request, ByteList list)
    {
        var call = (InvocationExpressionSyntax)list.Call.Syntax;
        if (StackFrames.OutermostLoop(call, References.FunctionOf(call)) is not null || StackFrames.HasLabels(References.FunctionOf(call))
            || SpanUses.HasComment(call) || SpanRewrite.HasAwait([call])
            || call.ArgumentList.Arguments.Any(static argument => argument.NameColon is not null))
        {
            return null;
        }

        var items = list.Array is ArrayCreationExpressionSyntax { Initializer: { } initializer } ? initializer.ToString()
            : list.Array is ImplicitArrayCreationExpressionSyntax { Initializer: var implied } ? implied.ToString()
            : "{ " + list.Array.ToString().Trim('[', ']').Trim() + " }";
        var span = SyntaxFactory.ParseExpression("stackalloc byte[] " + items);
        var arguments = call.ArgumentList.WithArguments(SyntaxFactory.SingletonSeparatedList(SyntaxFactory.Argument(span)));
        return Made(request, "Read the number from the stack", request.Root.ReplaceNode(call, call.WithArgumentList(arguments)), null);
    }

    private static Fix? Copy(FixRequest request, NumberBytes bytes, CancellationToken cancellationToken)
    {
        if (bytes.User is not IInvocationOperation { Syntax: InvocationExpressionSyntax outer } copy || SpanUses.HasComment(outer)
            || SpanRewrite.HasAwait([outer]))
        {
            return null;
        }

        var (target, start) = copy.Arguments.Length == 2 ? (copy.Arguments[0], copy.Arguments[1]) : (copy.Arguments[2], copy.Arguments[3]);
        if (target.Syntax is not ArgumentSyntax { Expression: { } array, NameColon: null }
            || start.Syntax is not ArgumentSyntax { Expression: { } index, NameColon: null }
            || !BufferReaders.HasNoEffect(array) || !BufferReaders.HasNoEffect(index) || !BufferReaders.HasNoEffect(bytes.Value.Syntax))
        {
            return null;
        }

        var part = SliceSyntax.Call(
            array,
            "AsSpan",
            [SyntaxFactory.Argument(index), SyntaxFactory.Argument(SyntaxFactory.LiteralExpression(
                SyntaxKind.NumericLiteralExpression, SyntaxFactory.Literal(bytes.Length)))]);
        var written = new NumberScratch(bytes, request.Model).Write(part);
        var root = UsingDirectives.AddSystem(request.Root.ReplaceNode(outer, written.WithTriviaFrom(outer)), request);
        return Made(
            request, "Write the bytes to the target", root, IsInRange(array, start.Value, bytes.Length, request.Model, cancellationToken) ? null : TooShort);
    }

    /// <summary>Whether a target is a local array of constant length that has room.</summary>
    private static bool IsInRange(ExpressionSyntax array, IOperation start, int length, SemanticModel model, CancellationToken cancellationToken) =>
        start.ConstantValue is { HasValue: true, Value: int from and >= 0 }
        && model.GetSymbolInfo(array, cancellationToken).Symbol is ILocalSymbol { DeclaringSyntaxReferences.Length: 1 } local
        && local.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken) is VariableDeclaratorSyntax declarator
        && model.GetOperation(declarator, cancellationToken) is IVariableDeclaratorOperation operation && ScratchArray.From(operation) is { Length: { } room }
        && from <= room - length && !Writes.To(local.Name, References.FunctionOf(declarator));

    private static Fix? Local(FixRequest request, NumberBytes bytes, CancellationToken cancellationToken)
    {
        if (bytes.Call.Syntax.FirstAncestorOrSelf<LocalDeclarationStatementSyntax>() is not { Declaration.Variables.Count: 1, Parent: BlockSyntax } declaration
            || SpanUses.HasComment(declaration))
        {
            return null;
        }

        var uses = LocalUses.Of(bytes.Local!, References.ScopeOf(declaration), request.Model, cancellationToken);
        if (SpanUses.Plan(uses, bytes.Length, request.Model, cancellationToken) is not { } plan)
            return null;
        var name = declaration.Declaration.Variables[0].Identifier.Text;
        var scratch = new NumberScratch(bytes, request.Model);
        var write = SyntaxFactory.ExpressionStatement(scratch.Write(SyntaxFactory.IdentifierName(name)));
        return WithScratch(request, declaration, scratch.Declaration(name), write, plan.Rewrites, replaces: true, plan.Difference);
    }

    private static Fix? Read(FixRequest request, NumberBytes bytes, CancellationToken cancellationToken)
    {
        var call = (InvocationExpressionSyntax)bytes.Call.Syntax;
        if (bytes.Reader is not { Form: not ReaderForm.Borrowed } reader || reader.Call.Syntax is not ExpressionSyntax outer
            || StatementPlaces.BeforeWhich(call) is not { } statement
            || !BufferReaders.HasNoEffect(bytes.Value.Syntax) || SpanUses.HasComment(outer))
        {
            return null;
        }

        var scratch = new NumberScratch(bytes, request.Model);
        var name = scratch.NameFor(References.FunctionOf(statement));
        var span = SyntaxFactory.IdentifierName(name);
        if (ReaderArguments.With(reader, span, bytes.Length, request.Model, out var isExact, cancellationToken) is not { } arguments)
            return null;
        var other = reader.Overload is { } overload ? OverloadSafety.Difference(reader.Callee, overload.Method, reader.Call) : null;
        var difference = isExact ? other : other is null ? ReaderArguments.OutOfRange : ReaderArguments.OutOfRange + "; " + other;
        var list = (ArgumentListSyntax)reader.Argument.Syntax.Parent!;
        var mark = ExpectedCalls.Mark(reader.Overload is { } called ? [called.Method] : [reader.Callee]);
        var rewrites = new Dictionary<SyntaxNode, Func<SyntaxNode, SyntaxNode>>
        {
            [list] = _ => arguments,
            [outer] = rewritten => rewritten.WithAdditionalAnnotations(mark),
        };
        return WithScratch(
            request, statement, scratch.Declaration(name), SyntaxFactory.ExpressionStatement(scratch.Write(span)), rewrites, replaces: false, difference);
    }

    /// <summary>The stack memory before the statement, or before the loop around it, and the bytes written where the array was made.</summary>
    private static Fix? WithScratch(
        FixRequest request, StatementSyntax statement, StatementSyntax declaration, StatementSyntax write,
        IReadOnlyDictionary<SyntaxNode, Func<SyntaxNode, SyntaxNode>> rewrites, bool replaces, string? difference)
    {
        var loop = StackFrames.OutermostLoop(statement, References.FunctionOf(statement));
        var anchor = loop is null ? statement : loop.FirstAncestorOrSelf<StatementSyntax>(static outer => outer.Parent is BlockSyntax);
        if (anchor is null)
            return null;
        var atAnchor = new SyntaxAnnotation();
        var atStatement = new SyntaxAnnotation();
        var root = request.Root.ReplaceNodes(rewrites.Keys.Append(statement).Append(anchor).Distinct(), (original, rewritten) =>
        {
            if (rewrites.TryGetValue(original, out var rewrite))
                rewritten = rewrite(rewritten);
            if (original == statement)
                rewritten = (replaces ? write.WithTriviaFrom(rewritten) : rewritten).WithAdditionalAnnotations(atStatement);
            return original == anchor ? rewritten.WithAdditionalAnnotations(atAnchor) : rewritten;
        });
        if (!replaces)
            root = StatementInsertion.Before(root, root.GetAnnotatedNodes(atStatement).OfType<StatementSyntax>().Single(), write);
        root = anchor == statement && !replaces
            ? StatementInsertion.Before(root, Previous(root.GetAnnotatedNodes(atStatement).OfType<StatementSyntax>().Single()), declaration)
            : StatementInsertion.Before(root, root.GetAnnotatedNodes(atAnchor).OfType<StatementSyntax>().Single(), declaration);
        return Made(request, loop is null ? "Write the bytes to the stack" : "Write the bytes to the stack, taken before the loop", root, difference);
    }

    private static StatementSyntax Previous(StatementSyntax statement)
    {
        var statements = ((BlockSyntax)statement.Parent!).Statements;
        return statements[statements.IndexOf(statement) - 1];
    }

    private static Fix Made(FixRequest request, string title, SyntaxNode root, string? difference) =>
        new(title, Key, request.WithRoot(root)) { Difference = difference, BindsAsMeant = ExpectedCalls.Check(request.Document.Id) };
}
