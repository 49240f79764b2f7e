using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Flow.Calls;
using Allocations.Analyzers.Rules.Delegates.UnneededTask;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Edits.Layout;
using Allocations.CodeFixes.Rewriting.Overloads;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rules.Delegates.UnneededTask;

/// <summary>
/// ALLOC405: keeps the task of a constant in a static field, returns the awaited task itself, makes a task complete without a source, gives a
/// <c>ValueTask</c> to callers that await it at once, and awaits a <c>ValueTask</c> as it is. Only the last two cannot be told, the last where no other source
/// than a task completes it. Who gets a task may compare it, and without <c>async</c> the caller gets exceptions before it gets the task.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(UnneededTaskCodeFix))]
public sealed class UnneededTaskCodeFix() : AllocationCodeFix("ALLOC405")
{
    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Node.Parent is ReturnStatementSyntax or ArrowExpressionClauseSyntax && request.Node is not AwaitExpressionSyntax
            && ReadyAt(request, cancellationToken) is { IsPromised: false } ready && ready.Value == request.Node)
        {
            return Task.FromResult<IReadOnlyList<Fix>>(HeldByValue(request, ready, cancellationToken) is { } held ? [held] : []);
        }

        if (request.Node.FirstAncestorOrSelf<BaseObjectCreationExpressionSyntax>() is { } creation
            && request.Model.GetOperation(creation, cancellationToken) is IObjectCreationOperation created
            && CompletedSource.Of(created, cancellationToken) is { } source)
        {
            return Task.FromResult<IReadOnlyList<Fix>>(MadeComplete(request, source, created) is { } complete ? [complete] : []);
        }

        var fix = request.Node.FirstAncestorOrSelf<ExpressionSyntax>(node => node is AwaitExpressionSyntax or InvocationExpressionSyntax) switch
        {
            AwaitExpressionSyntax awaiting when request.Model.GetOperation(awaiting, cancellationToken) is IAwaitOperation operation
                && OnlyAwait.Of(operation, cancellationToken) is { } only => Elided(request, only, cancellationToken),
            InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: "AsTask" } access } call =>
                Awaited(request, call, access, cancellationToken),
            InvocationExpressionSyntax call when request.Model.GetOperation(call, cancellationToken) is IInvocationOperation made
                && ReadyResult.OfCall(made, cancellationToken) is { } result =>
                result.IsPromised ? null : HeldByValue(request, result, cancellationToken),
            InvocationExpressionSyntax call => Kept(request, call, cancellationToken),
            _ => null,
        };
        return Task.FromResult<IReadOnlyList<Fix>>(fix is null ? [] : [fix]);
    }

    private static Fix? Awaited(
        FixRequest request, InvocationExpressionSyntax call, MemberAccessExpressionSyntax access, CancellationToken cancellationToken) => new FixBuilder(
            request.Changing([new TextChange(TextSpan.FromBounds(access.Expression.Span.End, call.Span.End), "")]), "Await the 'ValueTask' itself", "Await")
        .MayDiffer(request.Model.GetSymbolInfo(access.Expression, cancellationToken).Symbol is IMethodSymbol called && OnlyAwait.IsOverTask(called)
            ? null
            : "what follows may run at another moment, if a source of its own completes it")
        .Build();

    private static Fix? Elided(FixRequest request, OnlyAwait only, CancellationToken cancellationToken)
    {
        var keyword = only.Function switch
        {
            MethodDeclarationSyntax method => method.Modifiers.First(static modifier => modifier.IsKind(SyntaxKind.AsyncKeyword)),
            LocalFunctionStatementSyntax local => local.Modifiers.First(static modifier => modifier.IsKind(SyntaxKind.AsyncKeyword)),
            _ => ((AnonymousFunctionExpressionSyntax)only.Function).AsyncKeyword,
        };
        if (CallerInformation.IsAskedIn(only.Function, request.Model, cancellationToken, CallerQuestion.Frame))
            return null;
        var changes = new List<TextChange> { new(TextSpan.FromBounds(keyword.SpanStart, EndOf(keyword)), "") };
        foreach (var (awaiting, call) in only.Awaits)
        {
            if (ConversionOf(awaiting, call, request.Model, cancellationToken) is not (var before, var after))
                return null;
            if (awaiting.Parent is ExpressionStatementSyntax)
                before = "return " + before;
            changes.Add(new TextChange(TextSpan.FromBounds(awaiting.SpanStart, call.SpanStart), before));
            changes.Add(new TextChange(TextSpan.FromBounds(call.Span.End, awaiting.Span.End), after));
        }

        if (!AddEnds(changes, request, only, cancellationToken))
            return null;
        return new FixBuilder(request.Changing(changes), "Return the task without awaiting it", "Return")
            .MayDiffer("the caller gets the task of the call itself")
            .MayDiffer("exceptions before it are thrown at once")
            .MayDiffer("values of 'AsyncLocal' stay set")
            .MayDiffer(MayChangeItsStruct(only.Function, request.Model, cancellationToken) ? "the struct is changed and not a copy" : null)
            .Build();
    }

    /// <summary>What has to stand before and after a call whose task is returned as another kind of task; null where that cannot be named.</summary>
    private static (string Before, string After)? ConversionOf(
        AwaitExpressionSyntax awaiting, InvocationExpressionSyntax call, SemanticModel model, CancellationToken cancellationToken)
    {
        if (model.GetEnclosingSymbol(awaiting.SpanStart, cancellationToken) is not IMethodSymbol { ReturnType: INamedTypeSymbol returned }
            || model.GetTypeInfo(call, cancellationToken).Type is not { } given)
        {
            return null;
        }

        if (returned.Name == given.Name)
            return ("", "");
        if (returned.Name == "Task")
            return ("", ".AsTask()");
        var type = returned.ToMinimalDisplayString(model, awaiting.SpanStart);
        return returned.Arity > 0 && !type.EndsWith(">", StringComparison.Ordinal) ? null : ("new " + type + "(", ")");
    }

    /// <summary>Returns a complete task where a way ends without an <c>await</c>; false where that cannot be written.</summary>
    private static bool AddEnds(List<TextChange> changes, FixRequest request, OnlyAwait only, CancellationToken cancellationToken)
    {
        foreach (var pair in only.Ends.Followers)
        {
            if (Comments.AreIn(pair.Value.GetLeadingTrivia()) || Comments.AreIn(pair.Key.GetTrailingTrivia()))
                return false;
            changes.Add(new TextChange(TextSpan.FromBounds(pair.Key.Span.End, pair.Value.Span.End), ""));
        }

        if (only.Ends is { IsOpen: false, Returns.IsEmpty: true })
            return true;
        var place = only.Awaits[0].Await;
        if (request.Model.GetEnclosingSymbol(place.SpanStart, cancellationToken) is not IMethodSymbol { ReturnType: INamedTypeSymbol returned })
            return false;

        // An alias names no type arguments, which the task of a value needs.
        var type = returned.ToMinimalDisplayString(request.Model, place.SpanStart);
        if (returned.Arity > 0 && !type.EndsWith(">", StringComparison.Ordinal))
            return false;
        var ends = new CompleteTask(returned, type, request.Model);
        foreach (var leave in only.Ends.Returns)
            changes.AddRange(ends.In(leave));
        if (only.Ends.IsOpen && returned.Arity == 0)
            changes.Add(ends.After(only.Function.ChildNodes().OfType<BlockSyntax>().First(), request.Root.SyntaxTree.GetText()));
        return true;
    }

    /// <summary>
    /// Declares a method to give a <c>ValueTask</c>. All its callers await it at once, and what they await is a value, or the task that there was.
    /// </summary>
    private static Fix? HeldByValue(FixRequest request, ReadyResult ready, CancellationToken cancellationToken)
    {
        if (!MeansValueTask(ready.Task, request.Model)
            || ReflectedMembers.IsReflectedOn(ready.Method, request.Model.Compilation, cancellationToken))
        {
            return null;
        }

        var edits = new SolutionEdits(request.Solution);
        var differences = new Differences();
        if (!ready.Method.IsAsync && !WrapResults(edits, request.Model, ready, differences, cancellationToken))
            return null;
        edits.Replace(ready.Task, static name => name.WithIdentifier(SyntaxFactory.Identifier("ValueTask").WithTriviaFrom(name.Identifier)));
        return new FixBuilder(edits, "Give a 'ValueTask'", "ValueTask")
            .MayDiffer(differences.Text)
            .MayDiffer(ready.Method.MethodKind != MethodKind.LocalFunction && !PrivateMembers.IsPrivate(ready.Method)
                && request.Model.Compilation.Assembly.GetAttributes().Any(static attribute => attribute.AttributeClass?.Name == "InternalsVisibleToAttribute")
                ? "an assembly that sees the internals may need a change"
                : null)
            .MayDiffer(CallGraph.MayRunAgain(ready.Task, request.Model, cancellationToken) ? Differences.Recursion : null)
            .Declares(ready.Method.Name)
            .Build();
    }

    /// <summary>
    /// Whether all that a method returns can be put into a <c>ValueTask</c>, which is then written: the value of <c>Task.FromResult</c>, and a task that a call
    /// gives.
    /// </summary>
    private static bool WrapResults(
        SolutionEdits edits, SemanticModel model, ReadyResult ready, Differences differences, CancellationToken cancellationToken)
    {
        var function = References.FunctionOf(ready.Value);
        var type = "ValueTask" + ready.Task.TypeArgumentList.WithoutTrivia();
        if (ready.Task.Parent is QualifiedNameSyntax qualified)
            type = qualified.Left + "." + type;
        foreach (var result in CallBounds.Results(function))
        {
            if (model.GetOperation(result, cancellationToken) is not IInvocationOperation { TargetMethod: var called } given
                || !SymbolEqualityComparer.Default.Equals(given.Type, ready.Method.ReturnType))
            {
                return false;
            }

            if (called.Name == nameof(Task.FromResult) && called.ContainingType.IsIn("System.Threading.Tasks"))
            {
                var list = ((InvocationExpressionSyntax)result).ArgumentList;
                if (list.Arguments[0].NameColon is not null)
                    return false;
                edits.Write(result, CompleteTask.Begin(type, list.Arguments[0].Expression, model) + list.ToString().Substring(1));
                continue;
            }

            if (!called.IsAsync)
                differences.Add("a task that is null fails where it is returned");
            edits.Write(result, "new " + type + "(" + result + ")");
        }

        return true;
    }

    /// <summary>Whether the name is that of the framework's type, with the same type argument and namespace.</summary>
    private static bool MeansValueTask(GenericNameSyntax task, SemanticModel model)
    {
        var name = task.WithIdentifier(SyntaxFactory.Identifier("ValueTask"));
        var whole = task.Parent is QualifiedNameSyntax qualified ? qualified.WithRight(name) : (TypeSyntax)name;
        return model.GetSpeculativeSymbolInfo(task.SpanStart, whole, SpeculativeBindingOption.BindAsTypeOrNamespace).Symbol
            is INamedTypeSymbol { ContainingType: null } type && type.IsIn("System.Threading.Tasks");
    }

    /// <summary>Makes the task complete, where the source is declared, given its result and asked for its task in three statements.</summary>
    private static Fix? MadeComplete(FixRequest request, CompletedSource source, IObjectCreationOperation creation)
    {
        if (source is not
            {
                Completion: { TargetMethod.Name: "SetResult", Syntax: InvocationExpressionSyntax { Parent: ExpressionStatementSyntax completes } completion },
                Declarator.Parent: VariableDeclarationSyntax
                {
                    Variables.Count: 1, Parent: LocalDeclarationStatementSyntax { Parent: BlockSyntax block } declares,
                },
            }
            || block.Statements.IndexOf(declares) is var index && (block.Statements.IndexOf(completes) != index + 1
                || index + 2 >= block.Statements.Count || block.Statements[index + 2] is not ReturnStatementSyntax { Expression: { } returned }))
        {
            return null;
        }

        var task = SystemType.Named("System.Threading.Tasks", nameof(Task), creation).ToString();
        var results = ((INamedTypeSymbol)creation.Type!).TypeArguments;
        var written = results.IsEmpty
            ? task + ".CompletedTask"
            : task + ".FromResult<" + results[0].ToMinimalDisplayString(request.Model, declares.SpanStart) + ">" + completion.ArgumentList;
        var edits = new SolutionEdits(request.Solution);
        edits.Remove(declares, request.Model);
        edits.Remove(completes, request.Model);
        edits.Write(returned, written);
        return new FixBuilder(edits, "Make the task complete", "Complete").MayDiffer("calls may give the same task").Build();
    }

    private static ReadyResult? ReadyAt(FixRequest request, CancellationToken cancellationToken)
    {
        var function = References.FunctionOf(request.Node);
        foreach (var suspension in MemberIndex.Own(FlowNode.Suspension, function))
            return request.Model.GetOperation(suspension, cancellationToken) is IAwaitOperation awaiting ? ReadyResult.Of(awaiting, cancellationToken) : null;
        return null;
    }

    /// <summary>Whether a function is a method of a struct, of which an asynchronous one has a copy.</summary>
    private static bool MayChangeItsStruct(SyntaxNode function, SemanticModel model, CancellationToken cancellationToken) =>
        function is MethodDeclarationSyntax
        && model.GetDeclaredSymbol(function, cancellationToken) is IMethodSymbol
        {
            IsStatic: false, IsReadOnly: false, ContainingType: { IsValueType: true, IsReadOnly: false },
        };

    /// <summary>Where a keyword and the blanks after it end.</summary>
    private static int EndOf(SyntaxToken keyword) =>
        keyword.TrailingTrivia.FirstOrDefault() is var first && first.IsKind(SyntaxKind.WhitespaceTrivia) ? first.Span.End : keyword.Span.End;

    private static Fix? Kept(FixRequest request, InvocationExpressionSyntax call, CancellationToken cancellationToken)
    {
        if (StaticField.OwnerAt(call, request.Model, cancellationToken) is not { } owner
            || request.Model.GetDeclaredSymbol(owner, cancellationToken) is not INamedTypeSymbol { IsGenericType: false } type
            || request.Model.GetTypeInfo(call, cancellationToken).Type is not { } task
            || call.DescendantNodes().OfType<IdentifierNameSyntax>().Any(name =>
                request.Model.GetSymbolInfo(name, cancellationToken).Symbol is ILocalSymbol or ITypeParameterSymbol))
        {
            return null;
        }

        var member = call.FirstAncestorOrSelf<MemberDeclarationSyntax>();
        var words = member switch
        {
            MethodDeclarationSyntax method => method.Identifier.ValueText + "Task",
            PropertyDeclarationSyntax property => property.Identifier.ValueText + "Task",
            _ => "ResultTask",
        };
        words = words.Replace("AsyncTask", "Task");
        var name = FreeName.For(ItemNames.UniqueMember(type, MemberNames.OfStaticField(words, owner, request)), owner, request.Model);
        var written = "private static readonly " + task.ToMinimalDisplayString(request.Model, owner.OpenBraceToken.Span.End) + " " + name + " = "
            + call.WithoutTrivia() + ";";
        if (SyntaxFactory.ParseMemberDeclaration(written) is not FieldDeclarationSyntax field)
            return null;
        var edits = request.Replacing(call, SyntaxFactory.IdentifierName(name).WithTriviaFrom(call));
        edits.Replace(owner, edited => StaticField.AddTo(edited, field, LineBreaks.Of(request.Root.SyntaxTree)));
        return new FixBuilder(edits, "Keep the task in a static field", "Keep").MayDiffer("all calls give the same task").Build();
    }
}
