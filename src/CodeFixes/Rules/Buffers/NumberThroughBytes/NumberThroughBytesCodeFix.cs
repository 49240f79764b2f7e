using Allocations.Analyzers.Flow;
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
/// <remarks>The uses are asked for again: each is rewritten by what it calls and how, which a diagnostic cannot carry.</remarks>
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
            NumberBytesUse.Local or NumberBytesUse.Read or NumberBytesUse.Element when TakesStackAgain(request, cancellationToken) => null,
            NumberBytesUse.Local => Local(request, bytes, cancellationToken),
            NumberBytesUse.Element => Element(request, bytes, cancellationToken),
            _ => Read(request, bytes, cancellationToken),
        };
    }

    private static bool TakesStackAgain(FixRequest request, CancellationToken cancellationToken) =>
        CallGraph.MayRunAgain(request.Node, request.Model, cancellationToken);

    private static Fix? Reinterpret(FixRequest request, NumberBytes bytes)
    {
        if (bytes.User?.Syntax is not InvocationExpressionSyntax outer || bytes.Reinterpretation() is not { } name || Comments.AreIn(outer))
            return null;
        ExpressionSyntax called = outer.Expression is MemberAccessExpressionSyntax access
            ? access.WithName(SyntaxFactory.IdentifierName(name))
            : SyntaxFactory.IdentifierName(name);
        var arguments = ((InvocationExpressionSyntax)bytes.Call.Syntax).ArgumentList;
        var reading = SyntaxFactory.InvocationExpression(called, arguments).WithTriviaFrom(outer)
            .WithAdditionalAnnotations(ExpectedSymbols.Mark(bytes.Call.TargetMethod.ContainingType.GetMembers(name)));
        return new FixBuilder(request.Replacing(outer, reading), "Read the bits of the number", Key).Build();
    }

    private static Fix? FromList(FixRequest request, ByteList list)
    {
        var call = (InvocationExpressionSyntax)list.Call.Syntax;
        if (StackFrames.OutermostLoop(call, References.FunctionOf(call)) is not null || StackFrames.JumpsBack(References.FunctionOf(call))
            || Comments.AreIn(call) || SpanRewrite.HasAwait([call])
            || call.ArgumentList.Arguments.Any(static argument => argument.NameColon is not null))
        {
            return null;
        }

        var items = list.Array is ArrayCreationExpressionSyntax { Initializer: { } initializer } ? initializer.ToString()
            : list.Array is ImplicitArrayCreationExpressionSyntax { Initializer: var implied } ? implied.ToString()
            : "{ " + list.Array.ToString().Trim('[', ']').Trim() + " }";
        var span = SyntaxFactory.ParseExpression("stackalloc byte[] " + items);
        var arguments = call.ArgumentList.WithArguments(SyntaxFactory.SingletonSeparatedList(SyntaxFactory.Argument(span)));
        return new FixBuilder(request.Replacing(call, call.WithArgumentList(arguments)), "Read the number from the stack", Key).Build();
    }

    private static Fix? Copy(FixRequest request, NumberBytes bytes, CancellationToken cancellationToken)
    {
        // What writes returns whether it could, so that a lambda of it alone would have another type.
        if (bytes.User is not IInvocationOperation { Syntax: InvocationExpressionSyntax outer } copy || Comments.AreIn(outer)
            || SpanRewrite.HasAwait([outer]) || outer.Parent is not (ExpressionStatementSyntax or ForStatementSyntax or ArrowExpressionClauseSyntax))
        {
            return null;
        }

        var (target, start) = copy.Arguments.Length == 2 ? (copy.Arguments[0], copy.Arguments[1]) : (copy.Arguments[2], copy.Arguments[3]);
        if (target.Syntax is not ArgumentSyntax { Expression: { } array, NameColon: null }
            || start.Syntax is not ArgumentSyntax { Expression: { } index, NameColon: null }
            || new[] { target.Value, start.Value, bytes.Value }.Any(value => !BufferReaders.HasNoEffect(value, cancellationToken)))
        {
            return null;
        }

        var part = SliceSyntax.Call(
            array,
            "AsSpan",
            [SyntaxFactory.Argument(index), SyntaxFactory.Argument(SyntaxFactory.LiteralExpression(
                SyntaxKind.NumericLiteralExpression, SyntaxFactory.Literal(bytes.Length)))]);
        var written = new NumberScratch(bytes, request.Model).Write(part);
        var edits = request.Replacing(outer, written.WithTriviaFrom(outer));
        UsingDirectives.AddSystem(edits, request);
        return new FixBuilder(edits, "Write the bytes to the target", Key)
            .MayDiffer(IsInRange(array, start.Value, bytes.Length, request.Model, cancellationToken) ? null : TooShort)
            .Build();
    }

    /// <summary>Whether a target is a local array of constant length that has room.</summary>
    private static bool IsInRange(ExpressionSyntax array, IOperation start, int length, SemanticModel model, CancellationToken cancellationToken) =>
        start.ConstantValue is { HasValue: true, Value: int from and >= 0 }
        && model.GetSymbolInfo(array, cancellationToken).Symbol is ILocalSymbol { DeclaringSyntaxReferences.Length: 1 } local
        && local.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken) is VariableDeclaratorSyntax declarator
        && model.GetOperation(declarator, cancellationToken) is IVariableDeclaratorOperation operation && ScratchArray.From(operation) is { Length: { } room }
        && from <= room - length && !Writes.To(local.Name, References.FunctionOf(declarator), model);

    private static Fix? Local(FixRequest request, NumberBytes bytes, CancellationToken cancellationToken)
    {
        if (bytes.Call.Syntax.FirstAncestorOrSelf<LocalDeclarationStatementSyntax>() is not { Declaration.Variables.Count: 1, Parent: BlockSyntax } declaration
            || Comments.AreIn(declaration))
        {
            return null;
        }

        var uses = LocalUses.Of(bytes.Local!, References.ScopeOf(declaration), request.Model, cancellationToken);
        if (SpanUses.Plan(uses, bytes.Length, request, cancellationToken) is not { } plan)
            return null;
        var name = declaration.Declaration.Variables[0].Identifier.Text;
        var scratch = new NumberScratch(bytes, request.Model);
        var write = SyntaxFactory.ExpressionStatement(scratch.Write(SyntaxFactory.IdentifierName(name)));
        var edits = new SolutionEdits(request.Solution);
        plan.AddTo(edits);
        return WithScratch(request, edits, declaration, scratch.Declaration(name), write, replaces: true, plan.Difference);
    }

    private static Fix? Read(FixRequest request, NumberBytes bytes, CancellationToken cancellationToken)
    {
        var call = (InvocationExpressionSyntax)bytes.Call.Syntax;
        if (bytes.Reader is not { Form: not ReaderForm.Borrowed } reader || reader.Call.Syntax is not ExpressionSyntax outer
            || StatementPlaces.BeforeWhich(call, bytes.Value, cancellationToken) is not { } statement
            || Comments.AreIn(outer))
        {
            return null;
        }

        var scratch = new NumberScratch(bytes, request.Model);
        var name = scratch.NameFor(References.FunctionOf(statement));
        var span = SyntaxFactory.IdentifierName(name);
        if (ReaderArguments.With(reader, span, bytes.Length, request.Model, out var isExact, cancellationToken) is not { } arguments)
            return null;
        var other = reader.Overload is { } overload
            ? OverloadSafety.Difference(reader.Callee, overload.Method, reader.Call, request.NullProof(cancellationToken))
            : null;
        var difference = Differences.Joined(isExact ? null : ReaderArguments.OutOfRange, other);
        var list = (ArgumentListSyntax)reader.Argument.Syntax.Parent!;
        var mark = ExpectedSymbols.Mark(reader.Overload is { } called ? [called.Method] : [reader.Callee]);
        var edits = new SolutionEdits(request.Solution);
        edits.Replace(list, _ => arguments);
        edits.Mark(outer, mark);
        return WithScratch(
            request, edits, statement, scratch.Declaration(name), SyntaxFactory.ExpressionStatement(scratch.Write(span)), replaces: false, difference);
    }

    private static Fix? Element(FixRequest request, NumberBytes bytes, CancellationToken cancellationToken)
    {
        var call = (InvocationExpressionSyntax)bytes.Call.Syntax;
        if (StatementPlaces.BeforeWhich(call, bytes.Value, cancellationToken) is not { } statement || Comments.AreIn(call))
            return null;

        var scratch = new NumberScratch(bytes, request.Model);
        var name = scratch.NameFor(References.FunctionOf(statement));
        var span = SyntaxFactory.IdentifierName(name);
        var edits = new SolutionEdits(request.Solution);
        edits.Replace(call, rewritten => span.WithTriviaFrom(rewritten));
        var write = SyntaxFactory.ExpressionStatement(scratch.Write(span));
        return WithScratch(request, edits, statement, scratch.Declaration(name), write, replaces: false, difference: null);
    }

    /// <summary>The stack memory before the statement, or before the loop around it, and the bytes written where the array was made.</summary>
    private static Fix? WithScratch(
        FixRequest request, SolutionEdits edits, StatementSyntax statement, StatementSyntax declaration, StatementSyntax write, bool replaces,
        string? difference)
    {
        var loop = StackFrames.OutermostLoop(statement, References.FunctionOf(statement));
        var anchor = loop is null ? statement : loop.FirstAncestorOrSelf<StatementSyntax>(static outer => outer.Parent is BlockSyntax);
        if (anchor is null)
            return null;
        if (replaces)
        {
            edits.Replace(statement, rewritten => write.WithTriviaFrom(rewritten));
            edits.InsertBefore(anchor, declaration);
        }
        else
        {
            edits.InsertBefore(anchor, declaration);
            edits.InsertBefore(statement, write);
        }

        return new FixBuilder(edits, loop is null ? "Write the bytes to the stack" : "Write the bytes to the stack, taken before the loop", Key)
            .MayDiffer(difference)
            .Build();
    }
}
