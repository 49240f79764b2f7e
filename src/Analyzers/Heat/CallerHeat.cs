using System.Collections.Concurrent;
using System.Globalization;
using System.Runtime.CompilerServices;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines what the calls of a member elsewhere in the compilation tell about its heat: that a loop calls it, or a member that is warm or hot
/// itself, or that only cold code does. A call that is itself in cold code, such as a test or a <c>catch</c>, heats nothing. A member that calls itself in
/// a loop goes through a tree, and so does a visitor: that is warm where nothing more is known. A private method that is given by its name to what runs it in a
/// loop is called in one.
/// </summary>
/// <remarks>
/// Files that cannot hold such a call are passed over by name. What encloses a call is asked before the call is bound, because to bind a call, the
/// compiler binds the whole member around it.
/// </remarks>
internal sealed class CallerHeat(Compilation compilation, HeatModel heat, MemberHeat members, DelegateCallees callees)
{
    // Names like Add are called everywhere; the first calls tell enough.
    private const int MostCalls = 16;

    // Each call that is bound may bind a whole member, and overloads share a name.
    private const int MostOfOthers = 64;

    // Classes of one kind that stand in for each other, such as readers, are few.
    private const int MostOfOneKind = 8;

    // However many calls are followed, a loop and cold callers are the same.
    private readonly ConcurrentDictionary<IMethodSymbol, StrongBox<PlaceHeat?>?[]> _inLoop = new(SymbolEqualityComparer.Default);
    private readonly Memo<IMethodSymbol, bool> _isCold = new(SymbolEqualityComparer.Default);
    private readonly TreeWalks _walks = new(compilation);
    private readonly MadeOutside _madeOutside = new(compilation);

    // Each level of callers asks for the same calls.
    private readonly ConcurrentDictionary<IMethodSymbol, IReadOnlyList<WrittenCaller>> _calls = new(SymbolEqualityComparer.Default);

    // Overloads are passed on by the same name.
    private readonly ConcurrentDictionary<(SyntaxTree File, string Name), (SimpleNameSyntax Mention, ExpressionSyntax Group)[]> _groups = new();

    // All that override one method ask about the same calls.
    private readonly ConcurrentDictionary<SimpleNameSyntax, ITypeSymbol?> _receivers = new();

    /// <summary>
    /// "called in a loop at File.cs:88", or "called by 'Parse', which …", for a method or constructor that is, or "in 'Visit', which calls itself in a
    /// loop"; null for any other. A chain of as many calls as <paramref name="levels"/> is followed.
    /// </summary>
    public PlaceHeat? Of(ISymbol member, int levels, CancellationToken cancellationToken)
    {
        if (NameOf(member) is not { } name)
            return null;
        var method = (IMethodSymbol)member;
        var inLoop = InLoop(method, name, HeatQuery.MostRareLevels, cancellationToken);
        if (levels > 1 && inLoop is not { RunsOften: true })
        {
            var byWarm = ByWarmMember(method, levels - 1, cancellationToken);
            inLoop = inLoop is null || byWarm is { RunsOften: true } ? byWarm : inLoop;
        }

        // What a walk calls is called by what it calls itself, too.
        return inLoop is { IsByName: true }
            ? InWalk(method, name, cancellationToken) ?? inLoop
            : inLoop ?? InOwnLoop(method, name, cancellationToken) ?? InWalk(method, name, cancellationToken) ?? AsDelegate(method, name, cancellationToken);
    }

    /// <summary>The heat of a method that handles a node of a tree for a visitor; null for another, or one that only cold code enters.</summary>
    private PlaceHeat? InWalk(IMethodSymbol method, string name, CancellationToken cancellationToken) =>
        _walks.Contain(method, cancellationToken) && !IsCold(method, cancellationToken)
            ? new PlaceHeat(HeatLevel.Warm, "in '" + name + "', which a walk through a tree calls for each node")
            {
                IsByName = true,
                IsOfWalk = true,
            }
            : null;

    /// <summary>
    /// Whether a loop calls a method, one that is entered rarely aside. As many callers as <paramref name="rareLevels"/> are followed for that.
    /// </summary>
    public bool IsCalledInLoop(IMethodSymbol method, int rareLevels, CancellationToken cancellationToken) =>
        NameOf(method) is { } name && InLoop(method, name, rareLevels, cancellationToken) is not null;

    /// <summary>
    /// The member around a place, which for the value of a static field or property is the static constructor; null where it is not a member of a type, or the
    /// value of a field of an object.
    /// </summary>
    private static ISymbol? MemberAround(SyntaxNode place, SemanticModel model, CancellationToken cancellationToken) =>
        place.FirstAncestorOrSelf<MemberDeclarationSyntax>(static node => node is not GlobalStatementSyntax) switch
        {
            null or BaseNamespaceDeclarationSyntax => null,
            BaseFieldDeclarationSyntax field => StaticConstructorFor(model.GetDeclaredSymbol(field.Declaration.Variables[0], cancellationToken)),
            PropertyDeclarationSyntax { Initializer: { } value } property when value.Span.Contains(place.Span) =>
                StaticConstructorFor(model.GetDeclaredSymbol(property, cancellationToken)),
            { } member => model.GetDeclaredSymbol(member, cancellationToken),
        };

    private static ISymbol? StaticConstructorFor(ISymbol? member) =>
        member is { IsStatic: true, ContainingType.StaticConstructors: { IsEmpty: false } constructors } ? constructors[0] : null;

    /// <summary>Whether the compilation calls a method, and only in cold code. Where it has many calls, or one that cannot be told, the answer is no.</summary>
    public bool IsCold(IMethodSymbol method, CancellationToken cancellationToken) =>
        _isCold.TryGet(method, out var known) ? known : _isCold.Keep(method, IsCalledColdOnly(method, cancellationToken));

    private bool IsCalledColdOnly(IMethodSymbol method, CancellationToken cancellationToken)
    {
        var calls = CallsOf(method, cancellationToken);
        var isCalled = false;
        foreach (var (call, caller, model, isSure) in calls)
        {
            if (!(MayBeCold(call) || members.OfCaller(caller, model, 0, cancellationToken).Level == HeatLevel.Cold))
                return false;
            if (!(isSure || IsBoundTo(call, method, cancellationToken)))
                continue;
            if (heat.Of(call, QueryOf(call, 0, 0, cancellationToken)).Level != HeatLevel.Cold)
                return false;
            isCalled = true;
        }

        return isCalled && calls.Count < MostCalls;
    }

    /// <summary>Whether a method runs only where this compilation calls it by its name, and it does so only in cold code.</summary>
    public bool RunsOnlyInColdCode(IMethodSymbol method, CancellationToken cancellationToken) =>
        RunsOnlyByName(method) && IsCold(method, cancellationToken) && !IsNamedWithoutCall(method, cancellationToken);

    /// <summary>
    /// Whether a method runs only where this compilation calls it by its name, and <paramref name="isOne"/> accepts each call, with the member around it.
    /// Where it has many calls, the answer is no.
    /// </summary>
    public bool RunsOnlyWhere(IMethodSymbol method, Func<SyntaxNode, ISymbol, SemanticModel, bool> isOne, CancellationToken cancellationToken)
    {
        if (!RunsOnlyByName(method))
            return false;
        var calls = CallsOf(method, cancellationToken);
        if (calls.Count is 0 or MostCalls)
            return false;
        var isCalled = false;
        foreach (var (call, caller, model, isSure) in calls)
        {
            var isAccepted = caller is not null && isOne(call, caller, model);
            if ((isAccepted && isCalled) || !(isSure || IsBoundTo(call, method, cancellationToken)))
                continue;
            if (!isAccepted)
                return false;
            isCalled = true;
        }

        return isCalled && !IsNamedWithoutCall(method, cancellationToken);
    }

    // What overrides or implements another method is called by the name of that, and other assemblies call what they see.
    private static bool RunsOnlyByName(IMethodSymbol method) =>
        !method.IsVirtual && !method.IsOverride && !method.IsAbstract && Accessibilities.IsWithinAssembly(method);

    // A file that may call the method also has its name where it is not called: other code may run it as a delegate.
    private bool IsNamedWithoutCall(IMethodSymbol method, CancellationToken cancellationToken)
    {
        foreach (var tree in new WrittenCall(method).OnlyFiles() ?? compilation.SyntaxTrees)
        {
            if (NamedCalls.Of(tree, cancellationToken).IsPassedOn(method.Name, cancellationToken))
                return true;
        }

        return false;
    }

    private static string? NameOf(ISymbol member) => member switch
    {
        IMethodSymbol { MethodKind: MethodKind.Constructor } => member.ContainingType.Name,
        IMethodSymbol { MethodKind: MethodKind.ExplicitInterfaceImplementation or MethodKind.Ordinary } method => ExplicitImplementations.NameOf(method),
        _ => null,
    };

    private PlaceHeat? InLoop(IMethodSymbol method, string name, int rareLevels, CancellationToken cancellationToken)
    {
        if (!_inLoop.TryGetValue(method, out var byLevels))
            byLevels = _inLoop.GetOrAdd(method, new StrongBox<PlaceHeat?>?[HeatQuery.MostRareLevels + 1]);
        return (byLevels[rareLevels] ??= new StrongBox<PlaceHeat?>(FindInLoop(method, name, rareLevels, cancellationToken))).Value;
    }

    private PlaceHeat? FindInLoop(IMethodSymbol method, string name, int rareLevels, CancellationToken cancellationToken)
    {
        var once = default(PlaceHeat?);
        var ofOthers = 0;
        var goesDown = false;
        var begins = false;
        var written = new WrittenCall(method);
        foreach (var file in FilesFor(written, name, cancellationToken))
        {
            foreach (var call in file.Named(name, cancellationToken))
            {
                if (!(call.IsInLoop || call.IsInArgument) || !written.MayBe(call.Name) || IsRecursive(call.Name, method))
                    continue;
                if (!written.IsSurely(call.Name) && !IsBoundTo(call.Name, method, cancellationToken))
                {
                    if (++ofOthers == MostOfOthers)
                        return once;
                    continue;
                }

                var place = heat.Of(call.Name, QueryOf(call.Name, 0, rareLevels, cancellationToken));
                if (place.Level < (call.IsInLoop ? HeatLevel.Warm : HeatLevel.Hot) || MayRunAnyOfMany(call.Name, cancellationToken))
                    continue;
                var called = place.OfCallee("called in a loop at " + PlaceOf(call.Name), MayRunOthers(call.Name, method, cancellationToken));
                if (called.RunsOften)
                    return called;

                // The parts of a composite are gone through in a loop for each of those that a loop goes through.
                once ??= called;
                if (GoesDown(call.Name, cancellationToken))
                    goesDown = true;
                else
                    begins = true;
                if (goesDown && begins)
                    return once.Value with { RunsOften = true, IsIndirect = false };
            }
        }

        // However long the loops of a family are, they run where code outside calls one of it.
        return goesDown && !begins && IsCold(method, cancellationToken) ? null : once;
    }

    /// <summary>Whether a member overrides the same method as another, is that method, or is overridden by it.</summary>
    private static bool IsOfFamily(ISymbol? member, IMethodSymbol method) =>
        member is IMethodSymbol other && (method.IsOverride || method.IsVirtual || method.IsAbstract) && other.Name == method.Name
        && SymbolEqualityComparer.Default.Equals(Overrides.RootOf(other).OriginalDefinition, Overrides.RootOf(method).OriginalDefinition);

    /// <summary>
    /// Whether a call in a method may run others that override or implement what that method does, as a composite does it through its parts.
    /// </summary>
    private bool GoesDown(SimpleNameSyntax call, CancellationToken cancellationToken) =>
        CalledBy(call, cancellationToken) is { } called && (called.IsVirtual || called.IsAbstract || called.IsOverride)
        && MemberAround(call, SourceModels.Of(compilation, call.SyntaxTree), cancellationToken) is IMethodSymbol caller && IsSame(called, caller);

    /// <summary>The heat of a method that calls itself in a loop for what the loop finds; null for another, or one that only cold code enters.</summary>
    /// <remarks>The loop and the calls count the same things, so the one does not make the other run more often.</remarks>
    private PlaceHeat? InOwnLoop(IMethodSymbol method, string name, CancellationToken cancellationToken)
    {
        var written = new WrittenCall(method);
        foreach (var reference in method.DeclaringSyntaxReferences)
        {
            foreach (var call in NamedCalls.Of(reference.SyntaxTree, cancellationToken).NamedIn(reference.Span, name, cancellationToken))
            {
                if (call.IsInLoop && written.MayBe(call.Name) && IsBoundTo(call.Name, method, cancellationToken) && IsOfItem(call.Call, cancellationToken)
                    && heat.Of(call.Name, QueryOf(call.Name, 0, HeatQuery.MostRareLevels, cancellationToken)).Level == HeatLevel.Hot)
                {
                    return IsCold(method, cancellationToken) ? null
                        : new PlaceHeat(HeatLevel.Warm, "in '" + name + "', which calls itself in a loop") { IsByName = true };
                }
            }
        }

        return null;
    }

    /// <summary>
    /// The heat of a private method that is given by its name to what runs it for each element or in a loop: <c>items.Select(Parse)</c>; null for another.
    /// </summary>
    private PlaceHeat? AsDelegate(IMethodSymbol method, string name, CancellationToken cancellationToken)
    {
        foreach (var (mention, group) in GroupsOf(method, name, cancellationToken))
        {
            var (run, callee) = callees.Of(group, SourceModels.Of(compilation, group.SyntaxTree), cancellationToken);
            if (run == DelegateRun.PerNode && IsBoundTo(mention, method, cancellationToken))
                return new PlaceHeat(HeatLevel.Warm, "called by '" + callee + "' for each node at " + PlaceOf(group));
            if (run is DelegateRun.PerElement or DelegateRun.InItsLoop && IsBoundTo(mention, method, cancellationToken)
                && heat.Of(mention, QueryOf(mention, 0, HeatQuery.MostRareLevels, cancellationToken)) is { Level: not HeatLevel.Cold, IsRare: false })
            {
                var how = run == DelegateRun.PerElement ? "' for each element at " : "' in a loop at ";
                return new PlaceHeat(HeatLevel.Warm, "called by '" + callee + how + PlaceOf(group));
            }
        }

        return null;
    }

    /// <summary>Whether a private method is given by its name to a timer, which calls it once for each period.</summary>
    public bool IsOfTimer(IMethodSymbol method, CancellationToken cancellationToken)
    {
        if (method is not { ReturnsVoid: true, Parameters: { Length: 1 } parameters } || parameters[0].Type.SpecialType != SpecialType.System_Object
            || NameOf(method) is not { } name)
        {
            return false;
        }

        foreach (var (mention, group) in GroupsOf(method, name, cancellationToken))
        {
            if (group.Parent?.Parent?.Parent is BaseObjectCreationExpressionSyntax made
                && SourceModels.Of(compilation, made.SyntaxTree).GetTypeInfo(made, cancellationToken).Type
                    is INamedTypeSymbol { Name: "Timer" or "TimerCallback" } type
                && type.IsIn("System.Threading") && IsBoundTo(mention, method, cancellationToken))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Where a private method is an argument by its name: that name, and the whole of it with what stands before.</summary>
    private IEnumerable<(SimpleNameSyntax Mention, ExpressionSyntax Group)> GroupsOf(IMethodSymbol method, string name, CancellationToken cancellationToken)
    {
        foreach (var tree in new WrittenCall(method).OnlyFiles() ?? [])
        {
            var groups = _groups.TryGetValue((tree, name), out var known)
                ? known
                : _groups.GetOrAdd((tree, name), [.. GroupsIn(tree, name, cancellationToken)]);
            foreach (var group in groups)
            {
                if (!IsRecursive(group.Mention, method))
                    yield return group;
            }
        }
    }

    private static IEnumerable<(SimpleNameSyntax, ExpressionSyntax)> GroupsIn(SyntaxTree tree, string name, CancellationToken cancellationToken)
    {
        foreach (var at in TreeWords.PlacesOf(name, tree, cancellationToken))
        {
            if (tree.GetRoot(cancellationToken).FindToken(at) is { Parent: IdentifierNameSyntax mention } token && token.SpanStart == at
                && References.Whole(mention) is { Parent: ArgumentSyntax } group)
            {
                yield return (mention, group);
            }
        }
    }

    /// <summary>Whether a call in a loop is about something of the iteration. One that passes on what the loop is given does not go through a tree.</summary>
    private bool IsOfItem(ExpressionSyntax call, CancellationToken cancellationToken) =>
        LoopInvariance.InnermostAround(call) is { } loop
        && SourceModels.Of(compilation, call.SyntaxTree).GetOperation(call, cancellationToken) is { } operation
        && LoopInvariance.Varies(operation, loop);

    /// <summary>The files that may hold a call of a method with a name.</summary>
    private IEnumerable<NamedCalls> FilesFor(in WrittenCall written, string name, CancellationToken cancellationToken) =>
        written.OnlyFiles()?.Select(tree => NamedCalls.Of(tree, cancellationToken)) ?? CalledNames.Of(compilation, cancellationToken).FilesWith(name);

    private PlaceHeat? ByWarmMember(IMethodSymbol method, int levels, CancellationToken cancellationToken)
    {
        var once = default(PlaceHeat?);
        foreach (var (call, caller, model, isSure) in CallsOf(method, cancellationToken))
        {
            if (members.OfCaller(caller, model, levels, cancellationToken).Level < HeatLevel.Warm || !(isSure || IsBoundTo(call, method, cancellationToken)))
                continue;
            var place = heat.Of(call, QueryOf(call, levels, HeatQuery.MostRareLevels, cancellationToken));
            if (place.Level < HeatLevel.Warm || (once is not null && !place.RunsOften) || (place.IsByName && NamedBranches.AreAround(call))
                || place is { IsOfWalk: true, IsIndirect: true }
                || (!place.IsDeclared && (MissedKeys.AreAround(call) || HeavyCallees.FarCostlierFollows(call, model, cancellationToken)))
                || MayRunAnyOfMany(call, cancellationToken))
            {
                continue;
            }

            var called = place.OfCallee(ReasonOf(place, call), MayRunOthers(call, method, cancellationToken));
            if (called.RunsOften)
                return called;
            once = called;
        }

        return once;
    }

    /// <summary>
    /// The calls in the compilation that may be calls of a method, as far as their text tells, from outside of what overrides the same method: how often they
    /// all run is for others to say. Not more than <see cref="MostCalls"/>.
    /// </summary>
    private IReadOnlyList<WrittenCaller> CallsOf(IMethodSymbol method, CancellationToken cancellationToken) =>
        _calls.TryGetValue(method, out var known) ? known : _calls.GetOrAdd(method, FindCalls(method, cancellationToken));

    private IReadOnlyList<WrittenCaller> FindCalls(IMethodSymbol method, CancellationToken cancellationToken)
    {
        if (NameOf(method) is not { } name)
            return [];
        var written = new WrittenCall(method);
        var calls = new List<WrittenCaller>();
        foreach (var file in FilesFor(written, name, cancellationToken))
        {
            foreach (var call in file.Named(name, cancellationToken))
            {
                if (!written.MayBe(call.Name) || IsRecursive(call.Name, method))
                    continue;
                var model = SourceModels.Of(compilation, file.Tree);
                var caller = MemberAround(call.Name, model, cancellationToken);
                if (IsOfFamily(caller, method))
                    continue;
                calls.Add(new WrittenCaller(call.Name, caller, model, written.IsSurely(call.Name)));
                if (calls.Count == MostCalls)
                    return calls;
            }
        }

        return calls;
    }

    /// <summary>"called by 'Parse', which …": the reason of the place that calls, told of what it calls.</summary>
    private static string ReasonOf(PlaceHeat place, SimpleNameSyntax call)
    {
        const string In = "in ";
        if (place.Reason.StartsWith("in a loop", StringComparison.Ordinal) || place.Reason.StartsWith("in a lambda", StringComparison.Ordinal))
            return "called " + place.Reason;
        if (!place.IsDeclared && place.Reason.StartsWith(In, StringComparison.Ordinal))
            return "called by " + place.Reason.Substring(In.Length);
        var caller = call.FirstAncestorOrSelf<MemberDeclarationSyntax>() switch
        {
            MethodDeclarationSyntax method => "by '" + method.Identifier.ValueText + "'",
            ConstructorDeclarationSyntax constructor => "by 'new " + constructor.Identifier.ValueText + "'",
            PropertyDeclarationSyntax property => "by '" + property.Identifier.ValueText + "'",
            _ => "at " + PlaceOf(call),
        };
        return "called " + caller + ", which is " + (place.IsDeclared ? "declared hot" : place.Reason);
    }

    // Few places are cold that stand in no such statement and no cold member.
    private static bool MayBeCold(SyntaxNode call)
    {
        for (var node = call.Parent; node is not (null or MemberDeclarationSyntax); node = node.Parent)
        {
            if (node is ThrowStatementSyntax or ThrowExpressionSyntax or CatchClauseSyntax or IfStatementSyntax or ConditionalExpressionSyntax
                or AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax or AttributeSyntax)
            {
                return true;
            }
        }

        return false;
    }

    private static bool IsRecursive(SimpleNameSyntax call, IMethodSymbol method)
    {
        foreach (var reference in method.DeclaringSyntaxReferences)
        {
            if (reference.SyntaxTree == call.SyntaxTree && reference.Span.Contains(call.Span))
                return true;
        }

        return false;
    }

    private bool IsBoundTo(SimpleNameSyntax call, IMethodSymbol method, CancellationToken cancellationToken) =>
        CalledBy(call, cancellationToken) is { } called && IsSame(called, method) && MayRun(call, called, method, cancellationToken);

    /// <summary>Whether a call may run a method that is what it names, or overrides or implements that, by what it is called on.</summary>
    private bool MayRun(SimpleNameSyntax call, IMethodSymbol called, IMethodSymbol method, CancellationToken cancellationToken) =>
        SymbolEqualityComparer.Default.Equals(called, method.OriginalDefinition)
        || (call.Parent is not MemberAccessExpressionSyntax { Expression: BaseExpressionSyntax }
            && (ReceiverOf(call, cancellationToken) is not { } receiver || Receivers.MayRun(receiver, method, compilation)));

    /// <summary>The static type of what a method is called on; null where it is called on nothing.</summary>
    private ITypeSymbol? ReceiverOf(SimpleNameSyntax call, CancellationToken cancellationToken)
    {
        if (_receivers.TryGetValue(call, out var known))
            return known;
        var operation = CalledName.CallOf(call) is { } whole ? SourceModels.Of(compilation, call.SyntaxTree).GetOperation(whole, cancellationToken) : null;
        return _receivers.GetOrAdd(call, (operation as IInvocationOperation)?.Instance?.Type);
    }

    /// <summary>
    /// Whether a call may run others than the method that was asked about: one of several in the compilation, or that of an object which only others make.
    /// </summary>
    private bool MayRunOthers(SimpleNameSyntax call, IMethodSymbol method, CancellationToken cancellationToken)
    {
        if (CalledBy(call, cancellationToken) is not { } called || !(called.IsVirtual || called.IsAbstract || called.IsOverride))
            return false;
        if (!SymbolEqualityComparer.Default.Equals(called, method.OriginalDefinition) && _madeOutside.Contains(method.ContainingType, cancellationToken))
            return true;
        var one = called.IsAbstract ? null : called;
        foreach (var replacing in Overrides.Of(called, compilation))
        {
            // A class that derives from one with an implementation has the same.
            if (replacing.IsAbstract || SymbolEqualityComparer.Default.Equals(replacing, one) || !MayRun(call, called, replacing, cancellationToken))
                continue;
            if (one is not null)
                return true;
            one = replacing;
        }

        return false;
    }

    /// <summary>
    /// Whether a call is one of an interface of the framework that many types of the compilation implement, whatever they are, such as
    /// <c>ICloneable</c>: it tells nothing of each.
    /// </summary>
    private bool MayRunAnyOfMany(SimpleNameSyntax call, CancellationToken cancellationToken) =>
        CalledBy(call, cancellationToken) is { ContainingType: { TypeKind: TypeKind.Interface } declaring } && declaring.DeclaringSyntaxReferences.IsEmpty
        && Overrides.TypesUnder(declaring.OriginalDefinition, compilation).Count > MostOfOneKind;

    private HeatQuery QueryOf(SimpleNameSyntax call, int levels, int rareLevels, CancellationToken cancellationToken) =>
        new(SourceModels.Of(compilation, call.SyntaxTree), ListedMembers.None, levels, rareLevels, null, cancellationToken);

    private IMethodSymbol? CalledBy(SimpleNameSyntax call, CancellationToken cancellationToken) =>
        CalledMethods.Of(call, SourceModels.Of(compilation, call.SyntaxTree), cancellationToken);

    private static bool IsSame(IMethodSymbol called, IMethodSymbol method)
    {
        for (var target = method.OriginalDefinition; target is not null; target = target.OverriddenMethod?.OriginalDefinition)
        {
            if (SymbolEqualityComparer.Default.Equals(called, target))
                return true;
        }

        return called.ContainingType is { TypeKind: TypeKind.Interface }
            && SymbolEqualityComparer.Default.Equals(
                method.ContainingType.FindImplementationForInterfaceMember(called)?.OriginalDefinition, method.OriginalDefinition);
    }

    /// <summary>"File.cs:88": where a call is, for messages.</summary>
    public static string PlaceOf(SyntaxNode call)
    {
        var span = call.GetLocation().GetLineSpan();
        return Path.GetFileName(span.Path) + ":" + (span.StartLinePosition.Line + 1).ToString(CultureInfo.InvariantCulture);
    }

    /// <summary>What may be a call of a method.</summary>
    /// <param name="Call">The name of the method in the call.</param>
    /// <param name="Caller">The member around it; null where it is not a member of a type.</param>
    /// <param name="Model">The model of its file.</param>
    /// <param name="IsSure">Whether it is one, so that nothing has to be bound.</param>
    private sealed record WrittenCaller(SimpleNameSyntax Call, ISymbol? Caller, SemanticModel Model, bool IsSure);
}
